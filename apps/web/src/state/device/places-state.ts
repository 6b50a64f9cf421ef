import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { injectable } from 'inversify';
import { SessionState } from '../session-state.ts';

const name = 'places';
/** How many lists are remembered; the one left longest ago is forgotten first. */
const most = 50;

/** How far down each list was left in this tab, in pixels, so that Back and reload return there. Of one account only. */
@injectable()
export class PlacesState {
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
  }

  /** `list`: the address of the list, without what changes within it. 0 when it was never left. */
  of(list: string): number {
    return this.#read().get(list) ?? 0;
  }

  keep(list: string, pixels: number): void {
    const places = this.#read();
    places.delete(list);
    places.set(list, Math.round(pixels));
    this.#memory.write(name, JSON.stringify({ of: this.#session.draftsOf, places: [...places].slice(-most) }));
  }

  #read(): Map<string, number> {
    try {
      const kept = JSON.parse(this.#memory.read(name) ?? '') as { of?: unknown; places?: unknown };
      if (kept.of !== this.#session.draftsOf || !Array.isArray(kept.places)) return new Map();
      return new Map(kept.places.filter(isPlace));
    } catch {
      return new Map();
    }
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
