import { StandInError } from './control.ts';
import { World } from './world.ts';

/** A stand-in that runs somewhere. */
export interface RunningStandIn {
  /** Without a trailing slash. */
  readonly url: string;
  /** A new world; or the one of that name, made where it is missing. */
  world(name?: string): Promise<World>;
}

/** The stand-in at an address, as one that `npx glo-stand-in` has started. Throws a `StandInError` when there is none. */
export async function connect(address: string): Promise<RunningStandIn> {
  const url = address.replace(/\/+$/, '');
  const reply = await fetch(`${url}/__mock/worlds`).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
  if (reply === null) throw new StandInError(`There is no stand-in with a control surface at ${address}.`);
  return { url, world: (name = `world-${crypto.randomUUID()}`) => madeWorld(url, name) };
}

/** A world is made at its first use: here, so that it begins with the data of now. */
async function madeWorld(url: string, name: string): Promise<World> {
  const world = new World(url, name);
  await world.clock.now();
  return world;
}
