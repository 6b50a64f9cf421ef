import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookiesOf } from '../../accounts/cookies.ts';
import { refuse } from '../../http/refusal.ts';
import type { ControlledWorld } from './controlled-world.ts';
import type { Worlds } from './worlds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly world: ControlledWorld;
    namedWorld: ControlledWorld | null;
  }

  interface FastifyContextConfig {
    /** Set on the routes of the console and on the reset, which work in a dropped world. */
    readonly evenIfWorldIsGone?: boolean;
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
  const { evenIfWorldIsGone = false } = request.routeOptions.config;
  request.namedWorld = evenIfWorldIsGone ? worlds.openEvenIfGone(name) : worlds.open(name);
}

function nameOf(request: FastifyRequest): string | undefined {
  const name = request.headers[worldKey] ?? cookiesOf(request)[worldKey];
  if (name === undefined) return undefined;
  if (typeof name === 'string' && /^[\w.-]{1,64}$/.test(name)) return name;
  throw refuse.badRequest(`${worldKey}: The name of a world is 1 to 64 letters, digits, dots, dashes and underscores.`);
}
