import { randomBytes } from 'node:crypto';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { failureWords } from '@glo/adapters/judge/failure-words';
import { setCookieHere } from './cookies.ts';
import { destinationsOf, locationHere, pathThere, type Upstreams } from './destinations.ts';
import { headersHere, headersThere } from './headers.ts';
import { type Answer, type Asked, NotAnswered, type ReplySource } from './reply-source.ts';

/** Without a byte in either direction, in milliseconds. */
const usualPatience = 30_000;

/**
 * A connection that is used twice can end just then, which would look like a fault of the service. It is not told to close it either: that
 * would end a connection with a reply that came early, in the middle of a body, and the reply would be lost.
 */
const onlyOnce = { keepSocketAlive: () => false };
const agents = {
  http: Object.assign(new http.Agent({ keepAlive: true }), onlyOnce),
  https: Object.assign(new https.Agent({ keepAlive: true }), onlyOnce),
};

/** Replies come from the real services. */
export function upstreamSource(upstreams: Upstreams, patience = usualPatience): ReplySource {
  const destinations = destinationsOf(upstreams);
  // By it a request is known that comes round.
  const via = `stand-in-${randomBytes(6).toString('hex')}`;
  return {
    destinations,
    async answer(asked) {
      const { request, to } = asked;
      if (request.headers.via?.includes(via) === true) throw roundAbout(to.base);
      const path = pathThere(to, request.originalUrl);
      if (path === undefined) throw new NotAnswered(404, `There is nothing at ${request.url}.`, 'it was not asked');
      const reply = await replyTo(send(asked, path, via, patience), asked, patience);
      return answerOf(reply, path, asked, destinations);
    },
  };
}

function send({ request, to, body, gone }: Asked, path: string, via: string, timeout: number): ClientRequest {
  const options = {
    ...urlToHttpOptions(to.base),
    path,
    method: request.method,
    headers: headersThere(request.headers, to.base, via),
    timeout,
    signal: gone,
  };
  const outgoing =
    to.base.protocol === 'https:'
      ? https.request({ ...options, agent: agents.https })
      : http.request({ ...options, agent: agents.http });
  return body.pipe(outgoing);
}

function replyTo(outgoing: ClientRequest, { to, body }: Asked, patience: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('timeout', () => outgoing.destroy(tooLate(to.base, patience)));
    // After the reply too: the service need not read a body that it refuses.
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      body.unpipe(outgoing).resume();
      reject(error instanceof NotAnswered ? error : unreachable(to.base, error));
    });
  });
}

function answerOf(
  reply: IncomingMessage,
  path: string,
  { request, to }: Asked,
  destinations: ReplySource['destinations'],
): Answer {
  const { statusCode = 502, statusMessage = '', headers } = reply;
  const { location, 'set-cookie': cookies = [] } = headers;
  const isSecure = request.protocol === 'https';
  return {
    status: statusCode,
    statusText: statusMessage,
    headers: {
      ...headersHere(headers),
      ...(cookies.length > 0 && {
        'set-cookie': cookies.map((cookie) => setCookieHere(cookie, { from: to, destinations, path, isSecure })),
      }),
      ...(location !== undefined && {
        location: locationHere(destinations, location, new URL(to.base.origin + path)),
      }),
    },
    body: reply,
  };
}

function unreachable({ origin }: URL, error: NodeJS.ErrnoException): NotAnswered {
  const why = failureWords(error.code ?? '') ?? error.message;
  return new NotAnswered(502, `The service at ${origin} gave no answer: ${why}.`, why);
}

function tooLate({ origin }: URL, patience: number): NotAnswered {
  const why = `nothing came within ${patience / 1000} s`;
  return new NotAnswered(504, `The service at ${origin} gave no answer: ${why}.`, why);
}

function roundAbout({ origin }: URL): NotAnswered {
  const why = 'that address leads back to this server';
  return new NotAnswered(508, `The request to ${origin} was stopped: ${why}.`, why);
}
