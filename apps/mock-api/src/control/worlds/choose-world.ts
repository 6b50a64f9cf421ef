import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookiesOf } from '../../accounts/cookies.ts';
import { refuse } from '../../http/refusal.ts';
import type { ControlledWorld } from './controlled-world.ts';
import type { Worlds } from './worlds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly world: ControlledWorld;
    /** The world that the request names; null for the default one. */
    namedWorld: ControlledWorld | null;
  }

  interface FastifyContextConfig {
    /** Whether it is served in a world that was dropped, too: what shows that, and what brings the world back. */
    readonly evenIfWorldIsGone?: boolean;
  }
}

/** Header and cookie of this name say which world a request is for; the header counts when there are both. */
const worldKey = 'x-mock-world';

/** Gives every request the default world, until `chooseWorld` chooses another. */
export function addWorlds(app: FastifyInstance, worlds: Worlds): void {
  app.decorateRequest('namedWorld', null);
  app.decorateRequest('world', {
    getter() {
      return this.namedWorld ?? worlds.home;
    },
  });
}

/** The world that the request names, if it names one. Throws a `Refusal` when it cannot be a name, or that world is gone. */
export function chooseWorld(request: FastifyRequest, worlds: Worlds): void {
  const name = nameOf(request);
  if (name === undefined) return;
  if (worlds.isGone(name) && request.routeOptions.config.evenIfWorldIsGone !== true) {
    throw refuse.gone(
      `The world "${name}" and all that was in it is gone: too many others were used since. POST /__mock/reset makes it anew.`,
    );
  }
  request.namedWorld = worlds.named(name);
}

function nameOf(request: FastifyRequest): string | undefined {
  const name = request.headers[worldKey] ?? cookiesOf(request)[worldKey];
  if (name === undefined) return undefined;
  if (typeof name === 'string' && /^[\w.-]{1,64}$/.test(name)) return name;
  throw refuse.badRequest(`${worldKey}: The name of a world is 1 to 64 letters, digits, dots, dashes and underscores.`);
}
