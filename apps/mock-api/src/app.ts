import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from './http/errors.ts';
import { speakPlainly } from './http/words.ts';
import type { World } from './http/world.ts';
import { registerRoutes } from './routes.ts';

export interface AppOptions {
  readonly world: World;
  /** Signs cookies. */
  readonly secret: string;
  /** Whether replies are checked against the contract: a third of the speed, for development and tests. */
  readonly checkReplies: boolean;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The largest JSON body: 100,000 ids fit. */
const bodyLimit = 8 * 1024 * 1024;

/** Assembles the server; listening is the caller's business. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  speakPlainly();
  const app = fastify({ logger: options.logger, bodyLimit });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(options.checkReplies ? serializerCompiler : () => (data) => JSON.stringify(data));
  // It would let a cross-site form post what a handler takes for JSON.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  app.decorateRequest('world', { getter: () => options.world });
  app.decorateRequest('signedIn', null);
  await app.register(cookie, { secret: options.secret });
  registerRoutes(app);
  return app;
}
