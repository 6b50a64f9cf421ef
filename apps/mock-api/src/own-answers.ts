import cookie from '@fastify/cookie';
import fastify, { type FastifyRequest } from 'fastify';
import { Guessing } from './accounts/guessing.ts';
import type { SessionRow } from './data/rows.ts';
import { answerErrors } from './http/errors.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuse } from './http/refusal.ts';
import type { SignedIn } from './http/route.ts';
import { validateInput } from './http/validate-input.ts';
import { UseLimits } from './limits/use-limits.ts';
import { registerRoutes } from './routes.ts';
import { type Exchange, typeOf } from './upstream/exchange.ts';
import type { OwnAnswer } from './upstream/exchange-list.ts';

/** Says what the stand-in would have answered to a request that was passed on. */
export type AskSelf = (request: FastifyRequest, exchange: Exchange) => Promise<OwnAnswer>;

const idHeader = 'x-asked';

/**
 * The services again, behind no socket: no limit is counted there, no fault hits and nothing is journalled. Asked is as the first
 * recruiter of the world, for a session at a real service is none here, and as a stranger where the service took the caller for one.
 */
export async function ownAnswers(bodyLimit: number): Promise<AskSelf> {
  const asked = new Map<string, { readonly from: FastifyRequest; readonly signedIn: SignedIn | null }>();
  const askedBy = ({ headers }: FastifyRequest) => asked.get(String(headers[idHeader]));
  const app = fastify({ logger: false, bodyLimit });
  app.setValidatorCompiler(validateInput);
  readJsonBodies(app);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('world', {
    getter() {
      const world = askedBy(this)?.from.world;
      if (world === undefined) throw new Error('Nobody asked.');
      return world;
    },
  });
  app.decorate('checksReplies', false);
  app.decorate('requireSession', (request, _reply, done) => {
    request.signedIn = askedBy(request)?.signedIn ?? null;
    done(request.signedIn === null ? refuse.signInNeeded() : undefined);
  });
  app.decorate('whoAsks', ({ signedIn }) => {
    if (signedIn === null) throw refuse.signInNeeded();
    return signedIn;
  });
  await app.register(cookie);
  answerErrors(app);
  registerRoutes(app, new Guessing('off'), new UseLimits({}, 'off'), null);
  await app.ready();

  let count = 0;
  return async (from, exchange) => {
    const { call, request, reply } = exchange;
    if (call === null) return { why: 'It is no call of the contract.' };
    if (from.routeOptions.config.onlyReads !== true) return { why: 'It changes data: the stand-in was not asked.' };
    if (request.body === null) return { why: 'Its body is too large to be asked again.' };
    const id = String((count += 1));
    asked.set(id, { from, signedIn: reply?.status === 401 ? null : firstRecruiter(from) });
    const { statusCode: status, body: text } = await app.inject({
      method: call.method,
      url: from.url,
      headers: { [idHeader]: id, host: from.host, 'content-type': typeOf(request) || 'application/json' },
      ...(request.bytes > 0 && { payload: request.body }),
    });
    asked.delete(id);
    return { status, text };
  };
}

function firstRecruiter({ world: { store } }: FastifyRequest): SignedIn | null {
  const [account] = store.all('accounts');
  if (account === undefined) return null;
  const session: SessionRow = { id: '', accountId: account.id, wonBy: 'login', createdAt: '', expiresAt: '' };
  return { account, session };
}
