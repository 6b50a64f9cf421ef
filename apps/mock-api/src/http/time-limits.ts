import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { minutes } from '../data/durations.ts';
import { brokenRequests } from './broken-requests.ts';

/** How long a request may take to arrive, in milliseconds: nothing takes for ever (decision 65). */
export interface TimeLimits {
  readonly headers: number;
  /** Without a byte of the body. */
  readonly silence: number;
  /** Headers and body. */
  readonly whole: number;
  /** For open requests, once the server is told to end. */
  readonly closing: number;
}

export const timeLimits: TimeLimits = { headers: minutes(1), silence: minutes(1), whole: minutes(10), closing: 5000 };

/** So much later than told they may hold. */
const precision = ({ headers, silence }: TimeLimits) => Math.ceil(Math.min(headers, silence) / 12);

/** Headers and the whole are Node's own limits. Options for `fastify()`. */
export const arrivalLimits = (limits: TimeLimits) =>
  ({
    requestTimeout: limits.whole,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: precision(limits) },
  }) satisfies FastifyHttpOptions<Server>;

interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What its connection had received when it was last seen to move. */
  bytes: number;
  since: number;
}

/** Ends requests of whose body nothing comes any more. Not those that the server itself does not read on. */
export function endSilentBodies(app: FastifyInstance, limits: TimeLimits): void {
  /** The last one of each connection, for a server does not watch each of thousands of requests by itself. */
  const bodies = new Map<Socket, Body>();
  app.server.on('connection', (socket) => socket.once('close', () => bodies.delete(socket)));
  app.server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    bodies.set(socket, { request, response, bytes: socket.bytesRead, since: performance.now() });
  });
  const timer = setInterval(() => {
    for (const [socket, body] of bodies) {
      if (body.request.complete) bodies.delete(socket);
      else if (hasMoved(socket, body)) Object.assign(body, { bytes: socket.bytesRead, since: performance.now() });
      else if (performance.now() - body.since >= limits.silence) end(socket, body);
    }
  }, precision(limits));
  app.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const hasMoved = (socket: Socket, { request, bytes }: Body) =>
  socket.bytesRead !== bytes || request.readableFlowing !== true;

function end(socket: Socket, { response }: Body): void {
  if (response.headersSent) socket.destroy();
  else brokenRequests.clientErrorHandler(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
