import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countRows } from '../../data/rows.ts';
import { refuse } from '../../http/refusal.ts';
import type { ControlledWorld } from './controlled-world.ts';
import { cookiesOf } from '../../accounts/cookies.ts';

const mostWorlds = 200;
/** Rows of all named worlds together. A row takes about 150 bytes, because worlds share the rows they begin with. */
const mostRows = 3_000_000;
const mostDropped = 10_000;

export class Worlds {
  readonly home: ControlledWorld;
  readonly #create: (name: string) => ControlledWorld;
  readonly #named = new Map<string, ControlledWorld>();
  /** Dropped worlds, oldest first. A test that returns to one gets a 410, because its data is lost. */
  readonly #dropped = new Set<string>();

  constructor(home: ControlledWorld, create: (name: string) => ControlledWorld) {
    this.home = home;
    this.#create = create;
  }

  /** Returns the world of that name and creates it on first use. Throws a `Refusal` (410) if it was dropped. */
  open(name: string): ControlledWorld {
    if (this.#dropped.has(name)) {
      throw refuse.gone(
        `The world "${name}" and its data were removed, because too many other worlds were used since. POST /__mock/reset creates it again.`,
      );
    }
    const known = this.#named.get(name);
    const world = known ?? this.#create(name);
    this.#named.delete(name);
    this.#named.set(name, world);
    if (known === undefined) this.#makeRoom();
    return world;
  }

  openEvenIfDropped(name: string): ControlledWorld {
    return this.#dropped.has(name) ? this.#create(name) : this.open(name);
  }

  keep(world: ControlledWorld): void {
    if (!this.#dropped.delete(world.name)) return;
    this.#named.set(world.name, world);
    this.#makeRoom();
  }

  get names(): readonly string[] {
    return [...this.#named.keys()].reverse();
  }

  #makeRoom(): void {
    const sizes = Array.from(this.#named.values(), sizeOf);
    let rows = sizes.reduce((sum, size) => sum + size, 0);
    for (const [place, name] of [...this.#named.keys()].entries()) {
      const isLast = this.#named.size === 1;
      if (isLast || (this.#named.size <= mostWorlds && rows <= mostRows)) return;
      this.#named.delete(name);
      this.#rememberDropped(name);
      rows -= sizes[place] ?? 0;
    }
  }

  #rememberDropped(name: string): void {
    this.#dropped.add(name);
    const [oldest] = this.#dropped;
    if (this.#dropped.size > mostDropped && oldest !== undefined) this.#dropped.delete(oldest);
  }
}

const sizeOf = ({ store }: ControlledWorld) => Object.values(countRows(store)).reduce((sum, count) => sum + count, 0);

declare module 'fastify' {
  interface FastifyRequest {
    readonly world: ControlledWorld;
    namedWorld: ControlledWorld | null;
  }

  interface FastifyContextConfig {
    /** Set on the routes of the console and on the reset, which work in a dropped world. */
    readonly worksInDroppedWorld?: boolean;
  }
}

const worldKey = 'x-mock-world';

export function addWorlds(app: FastifyInstance, worlds: Worlds): void {
  app.decorateRequest('namedWorld', null);
  app.decorateRequest('world', {
    getter() {
      return this.namedWorld ?? worlds.home;
    },
  });
}

export function chooseWorld(request: FastifyRequest, worlds: Worlds): void {
  const name = nameOf(request);
  if (name === undefined) return;
  const { worksInDroppedWorld = false } = request.routeOptions.config;
  request.namedWorld = worksInDroppedWorld ? worlds.openEvenIfDropped(name) : worlds.open(name);
}

function nameOf(request: FastifyRequest): string | undefined {
  const name = request.headers[worldKey] ?? cookiesOf(request)[worldKey];
  if (name === undefined) return undefined;
  if (typeof name === 'string' && /^[\w.-]{1,64}$/.test(name)) return name;
  throw refuse.badRequest(`${worldKey}: The name of a world is 1 to 64 letters, digits, dots, dashes and underscores.`);
}
