import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { createRateLimits } from './accounts/rate-limits.ts';
import { type ApiDocumentOptions, apiDocumentRoutes } from './api-documents/routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import type { DataSets } from './control/data-sets.ts';
import { healthRoute } from './control/health-route.ts';
import { isControlledPath } from './control/controlled-paths.ts';
import { letFaultsHit } from './control/faults/fault-hooks.ts';
import { watchRoutes } from './control/faults/known-routes.ts';
import { keepInJournal } from './control/journal/journal-hooks.ts';
import { addWorlds, chooseWorld } from './control/worlds/choose-world.ts';
import type { Worlds } from './control/worlds/worlds.ts';
import { brokenRequests, refuseExpectations } from './http/broken-requests.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { answerErrors } from './http/errors.ts';
import { noCompilers } from './http/no-compilers.ts';
import { answerNotFound } from './http/not-found.ts';
import { refuseForeignPages } from './http/same-site.ts';
import { validateInput } from './http/validate-input.ts';
import { speakPlainly } from './http/words.ts';
import { DevelopmentProvider } from './identity/development-provider.ts';
import { developmentRoutes } from './identity/development-routes.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { registerRoutes } from './routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { addSecurityHeaders } from './web/security-headers.ts';
import { serveWeb, type WebOptions } from './web/web-routes.ts';

export interface AppOptions extends ApiDocumentOptions {
  readonly worlds: Worlds;
  /** What a reset of a world goes back to. */
  readonly dataSets: DataSets;
  /** Signs cookies. */
  readonly secret: string;
  readonly web: WebOptions;
  /** Who confirms the e-mail of a sign-in with Google; null where there is none. */
  readonly identity: IdentityProvider | null;
  /** Whether there is anything at /__mock. */
  readonly control: boolean;
  /** Multiplies the allowances of `createRateLimits`; 'off' lifts them. */
  readonly rateLimit: number | 'off';
  /** Whether replies are checked against the contract: a third of the speed, for development and tests. */
  readonly checkReplies: boolean;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The largest JSON body: 100,000 ids fit. */
const bodyLimit = 8 * 1024 * 1024;

/** Assembles the server; listening is the caller's business. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  speakPlainly();
  // Forwarded addresses and protocols count when the proxy runs on this machine.
  const app = fastify({ logger: options.logger, bodyLimit, trustProxy: 'loopback', ...brokenRequests, ...noCompilers });
  app.setValidatorCompiler(validateInput);
  // It would let a cross-site form post what a handler takes for JSON.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('signedIn', null);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('sentBytes', null);
  app.decorate('sessionIds', new Map());
  app.decorate('checksReplies', options.checkReplies);

  // Cookies are parsed where they are read (accounts/cookies.ts).
  await app.register(cookie, { secret: options.secret, hook: false });
  endConnectionsWhenClosing(app);
  await addSecurityHeaders(app, options.web.configuration);
  watchRequests(app, options);
  const routes = watchRoutes(app);
  refuseExpectations(app);
  answerErrors(app);
  answerNotFound(app, (request, reply) => sendPage(request, reply));

  registerRoutes(app, await createRateLimits(app, options.rateLimit), options.identity);
  uploadRoutes(app);
  healthRoute(app);
  if (options.control) {
    controlRoutes(app, options, routes);
    await apiDocumentRoutes(app, options);
  }
  if (options.control && options.identity instanceof DevelopmentProvider) developmentRoutes(app, options.identity);
  const sendPage = await serveWeb(app, options.web);
  return app;
}

/** What every request goes through before its route. One hook: one for each step would cost as much as what they do. */
function watchRequests(app: FastifyInstance, { worlds, control }: AppOptions): void {
  const letFaultHit = letFaultsHit(app);
  addWorlds(app, worlds);
  app.addHook('onRequest', (request, reply, done) => {
    const isControlled = control && isControlledPath(request.url);
    if (control) chooseWorld(request, worlds);
    request.arrivedAt = request.world.clock.time;
    if (isControlled) keepInJournal(request, reply);
    refuseForeignPages(request);
    if (isControlled) letFaultHit(request, reply, done);
    else done();
  });
}
