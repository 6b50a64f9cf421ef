import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import type { ControlledWorld } from './controlled-world.ts';
import type { Worlds } from './worlds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly world: ControlledWorld;
    /** The world that the request names; null for the default one. */
    namedWorld: ControlledWorld | null;
  }
}

/** Header and cookie of this name say which world a request is for; the header counts when there are both. */
const worldKey = 'x-mock-world';

/** Gives every request its world. Without the control surface header and cookie mean nothing. Register it after cookies. */
export function chooseWorld(app: FastifyInstance, worlds: Worlds, control: boolean): void {
  app.decorateRequest('namedWorld', null);
  app.decorateRequest('world', {
    getter() {
      return this.namedWorld ?? worlds.home;
    },
  });
  if (!control) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const name = nameOf(request);
    if (name !== undefined) request.namedWorld = worlds.named(name);
    done();
  });
}

function nameOf(request: FastifyRequest): string | undefined {
  const name = request.headers[worldKey] ?? request.cookies[worldKey];
  if (name === undefined) return undefined;
  if (typeof name === 'string' && /^[\w.-]{1,64}$/.test(name)) return name;
  throw refuse.badRequest(`${worldKey}: The name of a world is 1 to 64 letters, digits, dots, dashes and underscores.`);
}
