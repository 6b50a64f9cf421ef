import { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { ProfileDetails } from '@glo/domain/profile/profile-gateway';
import { injectable } from 'inversify';
import { TabEntries } from './tab-entries.ts';
import { SessionState } from '../session-state.ts';

/** Unsaved text of the profile form in tab storage. Survives a reload and an expired session, for one account only. */
@injectable()
export class ProfileDraftState {
  readonly #kept: TabEntries<ProfileDetails>;

  constructor(memory: TabMemory, session: SessionState) {
    this.#kept = new TabEntries(memory, session, { key: 'profile', most: 2, isEntry: isDetails });
  }

  get details(): ProfileDetails | null {
    return this.#kept.read()[0] ?? null;
  }

  /** The saved profile that the text was typed over. */
  get base(): ProfileDetails | null {
    return this.#kept.read()[1] ?? null;
  }

  keep(details: ProfileDetails, base: ProfileDetails): void {
    this.#kept.write([details, base]);
  }

  clear(): void {
    this.#kept.write([]);
  }
}

function isDetails(value: unknown): value is ProfileDetails {
  if (typeof value !== 'object' || value === null) return false;
  const { name, position, phoneNumber, location } = value as Partial<Record<keyof ProfileDetails, unknown>>;
  return [name, position, phoneNumber, location].every((text) => typeof text === 'string');
}
