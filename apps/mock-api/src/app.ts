import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { Guessing } from './accounts/guessing.ts';
import { requireSession, sessionRoutes, requireSignedIn } from './accounts/sessions.ts';
import { awaitLastChange, giveLastChange } from './accounts/last-change.ts';
import { documentCalls } from './api-documents/documents.ts';
import { apiDocumentRoutes } from './api-documents/routes.ts';
import { localHosts, requireAllowedHost } from './control/allowed-hosts.ts';
import { controlRoutes, healthRoute } from './control/control-routes.ts';
import type { DataSets } from './control/data-sets.ts';
import { isControlledPath, type KnownRoute, watchRoutes } from './control/faults/reachable-routes.ts';
import { injectFaults } from './control/faults/fault-hooks.ts';
import { logRequest } from './control/requests/request-log.ts';
import { addWorlds, chooseWorld, type Worlds } from './control/worlds/worlds.ts';
import { brokenRequests, refuseExpectations } from './http/broken-requests.ts';
import { arrivalLimits, endConnectionsWhenClosing, endSilentBodies, type TimeLimits } from './http/time-limits.ts';
import { answerErrors } from './http/errors.ts';
import { trustsProxy, warnOfForeignProxy } from './http/trusted-proxies.ts';
import { bodyLimits, readJsonBodies } from './http/json-body.ts';
import { answerNotFound } from './http/not-found.ts';
import { allowOrigins, refuseForeignPages } from './http/allowed-origins.ts';
import { installPlainMessages } from './http/refusal.ts';
import { validatorCompiler } from './http/validator.ts';
import { DevelopmentProvider, developmentRoutes } from './identity/development-provider.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { limitBodies } from './limits/limit-bodies.ts';
import { type Allowances, UseLimits } from './limits/use-limits.ts';
import { registerRoutes } from './routes.ts';
import type { Rows } from './data/rows.ts';
import { reviewRoute } from './review/review.ts';
import type { SharedStore } from './store/store.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { addSecurityHeaders } from './web/security-headers.ts';
import { serveWeb, type WebOptions } from './web/web-routes.ts';

export interface AppOptions {
  readonly worlds: Worlds;
  readonly dataSets: DataSets;
  readonly secret: string;
  readonly web: WebOptions;
  readonly identity: IdentityProvider | null;
  readonly reviewToken: string | null;
  readonly pages: string;
  readonly control: boolean;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers count, or `loopback`. */
  readonly trustProxy: readonly string[];
  readonly timeLimits: TimeLimits;
  readonly rateLimit: number | 'off';
  readonly limits: Allowances;
  /** Checks each reply against the contract, which costs a third of the speed. */
  readonly checkReplies: boolean;
  readonly shared: SharedStore<Rows> | null;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  installPlainMessages();
  const trusts = trustsProxy(options.trustProxy);
  const app = fastify({
    logger: options.logger,
    bodyLimit: bodyLimits.stranger,
    trustProxy: trusts,
    ...arrivalLimits(options.timeLimits),
    ...brokenRequests,
  });
  app.setValidatorCompiler(validatorCompiler);
  // Otherwise a cross-site form could post JSON as plain text.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('arrivedAt', 0);
  app.decorate('sessionIds', new Map());
  app.decorate('checksReplies', options.checkReplies);
  app.decorate('requireSession', requireSession);
  app.decorate('requireSignedIn', requireSignedIn);

  if (options.shared !== null) giveLastChange(app, options.shared);
  // accounts/cookies.ts parses cookies when they are read.
  await app.register(cookie, { secret: options.secret, hook: false });
  endConnectionsWhenClosing(app, options.timeLimits);
  endSilentBodies(app, options.timeLimits);
  await allowOrigins(app, options.allowedOrigins);
  await addSecurityHeaders(app, options.web.configuration);
  watchRequests(app, options, warnOfForeignProxy(app, trusts));
  const routes = watchRoutes(app);
  refuseExpectations(app);
  answerErrors(app);
  answerNotFound(app, (request, reply) => sendPage(request, reply));

  const uses = new UseLimits(options.limits, options.rateLimit);
  limitBodies(app, uses);
  if (options.control) await documentCalls(app);
  const guessing = new Guessing(options.rateLimit, options.limits);
  registerRoutes(app, guessing, uses, options.identity);
  sessionRoutes(app);
  uploadRoutes(app);
  healthRoute(app);
  if (options.reviewToken !== null) reviewRoute(app, options.reviewToken, guessing);
  if (options.control) await app.register((scope) => serveControlSurface(scope, options, routes));
  const sendPage = await serveWeb(app, options.web);
  return app;
}

async function serveControlSurface(scope: FastifyInstance, options: AppOptions, routes: readonly KnownRoute[]) {
  scope.addHook('onRequest', requireAllowedHost([...localHosts, ...options.allowedHosts]));
  await controlRoutes(scope, options, routes);
  await apiDocumentRoutes(scope, options.pages);
  if (options.identity instanceof DevelopmentProvider) await developmentRoutes(scope, options.identity, options.pages);
}

/** One hook for all steps, because a hook per step would cost as much as the steps. */
function watchRequests(
  app: FastifyInstance,
  { worlds, control, shared }: AppOptions,
  watchProxies: (request: FastifyRequest) => void,
): void {
  const applyFaults = injectFaults(app);
  addWorlds(app, worlds);
  app.addHook('onRequest', (request, reply, done) => {
    const isControlled = control && isControlledPath(request.url);
    watchProxies(request);
    if (control) chooseWorld(request, worlds);
    request.arrivedAt = request.world.clock.time;
    if (isControlled) logRequest(request, reply);
    refuseForeignPages(request);
    const continueRequest = isControlled ? () => applyFaults(request, reply, done) : done;
    // Before faults, because the missed change may concern the clock or the faults.
    const behind = shared === null ? undefined : awaitLastChange(shared, request);
    if (behind === undefined) return continueRequest();
    void behind.then(() => {
      request.arrivedAt = request.world.clock.time;
      return continueRequest();
    }, done);
  });
}
