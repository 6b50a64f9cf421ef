import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@glo/adapters/wire/call';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import type { Store } from '../store/store.ts';
import { bodyLimitOf } from './json-body.ts';

export const basePaths: Readonly<Record<Call['service'], string>> = {
  recruiter: '/api/recruiter',
  candidate: '/api/v1/mobile',
};

interface AnyRouteInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly store: Store<Rows>;
  now(): Date;
  readonly request: FastifyRequest;
}

export interface SignedIn {
  readonly account: AccountRow;
  readonly session: SessionRow;
}

export type ReadInput<C extends Call> = AnyRouteInput<C> & (C extends { anonymous: true } ? unknown : SignedIn);

export type RouteInput<C extends Call> = ReadInput<C> & {
  readonly reply: FastifyReply;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly call?: Call;
    readonly onlyReads?: boolean;
    readonly file?: string;
  }

  interface FastifyRequest {
    signedIn: SignedIn | null;
  }

  interface FastifyInstance {
    readonly checksReplies: boolean;
    readonly requireSession: onRequestHookHandler;
    readonly requireSignedIn: (request: FastifyRequest, call: Call) => SignedIn;
  }
}

/** Serves one call of the contract. The handler returns the body or throws a `Refusal`. */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: RouteInput<C>) => Promise<ReplyOf<C>>,
): void {
  serve(app, call, false, async (request, reply) =>
    checked(app, call, await handle({ ...inputOf(call, request), reply })),
  );
}

/** Serves a call that only reads. The handler is synchronous and always answers 200. */
export function readRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: ReadInput<C>) => ReplyOf<C>,
): void {
  serve(app, call, true, (request) => checked(app, call, handle(inputOf(call, request))));
}

function checked<T>(app: FastifyInstance, call: Call, body: T): T {
  if (app.checksReplies) checkReply(call, body);
  return body;
}

function serve(
  app: FastifyInstance,
  call: Call,
  onlyReads: boolean,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const addTo = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: basePaths[call.service] + call.path,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
      },
      bodyLimit: bodyLimitOf(call),
      config: { call, onlyReads, ...(call.file !== undefined && { file: call.file }) },
      ...(call.anonymous ? {} : { onRequest: app.requireSession }),
      handler,
    });
  if (call.file === undefined) addTo(app);
  else
    void app.register(async (scope) => {
      await scope.register(multipart);
      addTo(scope);
    });
}

function inputOf<C extends Call>(call: C, request: FastifyRequest): ReadInput<C> {
  const { store, clock } = request.world;
  const signedIn = call.anonymous ? undefined : request.server.requireSignedIn(request, call);
  return {
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    body: request.body as BodyOf<C>,
    store,
    now: () => clock.now(),
    request,
    account: signedIn?.account,
    session: signedIn?.session,
  } as ReadInput<C>;
}

/** Throws a `ResponseSerializationError` if the reply breaks the contract. */
function checkReply({ reply, method, path }: Call, body: unknown): void {
  // The body is sent as it is, because reply schemas transform nothing.
  const { error } = z.safeParse(reply, body);
  if (error !== undefined) throw new ResponseSerializationError(method, path, { cause: error });
}
