import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { BodyCopy } from './body-copy.ts';
import { type Destination, destinationOf } from './destinations.ts';
import type { Exchange, Message } from './exchange.ts';
import type { Recorder } from './recording/recorder.ts';
import { type Answer, NotAnswered, type ReplySource } from './reply-source.ts';

export interface RelayOptions {
  readonly source: ReplySource;
  readonly recorder: Recorder | null;
  /** Told of exchanges with the two APIs once they are over. */
  readonly watch: (request: FastifyRequest, exchange: Exchange) => Promise<void>;
}

export type Relay = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** Lets requests to the services be answered elsewhere, before their body is read and their session looked at. */
export function relayRequests(options: RelayOptions): Relay {
  return (request, reply, done) => {
    const to = destinationOf(options.source.destinations, request.originalUrl);
    if (to === undefined) return done();
    void passOn(options, request, reply, to, done);
  };
}

async function passOn(
  options: RelayOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  to: Destination,
  done: (error: Error) => void,
): Promise<void> {
  try {
    await relay(options, request, reply, to);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

async function relay(options: RelayOptions, request: FastifyRequest, reply: FastifyReply, to: Destination) {
  const [startedAt, start] = [new Date(), performance.now()];
  const body = request.raw.pipe(new BodyCopy());
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const end = (answer: Answer | null, received: BodyCopy | null, failure: string | null) => {
    const call = request.routeOptions.config.call;
    const exchange: Exchange = {
      startedAt,
      ms: Math.round(performance.now() - start),
      method: request.method,
      url: request.originalUrl,
      httpVersion: `HTTP/${request.raw.httpVersion}`,
      call: call?.method === request.method ? call : null,
      request: messageOf(request.headers, body),
      reply: answer === null || received === null ? null : { ...answer, ...messageOf(answer.headers, received) },
      failure,
    };
    void keep(options, request, to, exchange);
  };
  try {
    const answer = await options.source.answer({ request, to, body, gone: gone.signal });
    const received = new BodyCopy();
    pipeline(answer.body, received, (error) =>
      end(answer, received, error ? (gone.signal.aborted ? 'the browser went away' : 'the connection was cut') : null),
    );
    void reply.code(answer.status).headers(answer.headers).send(received);
  } catch (error) {
    if (gone.signal.aborted) {
      end(null, null, 'the browser went away');
      void reply.hijack();
      return;
    }
    if (!(error instanceof NotAnswered)) throw error;
    end(null, null, error.why);
    throw new Refusal(error.status, error.message);
  }
}

const messageOf = (headers: Message['headers'], { content, bytes }: BodyCopy): Message => ({
  headers,
  body: content,
  bytes,
});

/** The browser has its answer by now: what goes wrong here is for the log. */
async function keep({ recorder, watch }: RelayOptions, request: FastifyRequest, to: Destination, exchange: Exchange) {
  const origin = `${request.protocol}://${request.host}`;
  const outcomes = await Promise.allSettled([
    exchange.failure === null ? recorder?.add(exchange, origin) : undefined,
    to.isApi ? watch(request, exchange) : undefined,
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      request.log.error({ err: outcome.reason as unknown }, 'An exchange with a service could not be kept.');
    }
  }
}
