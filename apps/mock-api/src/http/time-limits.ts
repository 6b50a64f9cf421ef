import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { minutes } from '../data/durations.ts';
import { brokenRequests } from './broken-requests.ts';

/** Milliseconds that a request may take to arrive (decision 65). */
export interface TimeLimits {
  readonly headers: number;
  readonly silence: number;
  readonly whole: number;
  readonly closing: number;
}

export const timeLimits: TimeLimits = { headers: minutes(1), silence: minutes(1), whole: minutes(10), closing: 5000 };

const precision = ({ headers, silence }: TimeLimits) => Math.ceil(Math.min(headers, silence) / 12);

export const arrivalLimits = (limits: TimeLimits) =>
  ({
    requestTimeout: limits.whole,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: precision(limits) },
  }) satisfies FastifyHttpOptions<Server>;

interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  bytes: number;
  since: number;
}

export function endSilentBodies(app: FastifyInstance, limits: TimeLimits): void {
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
      else if (performance.now() - body.since >= limits.silence) endLateRequest(socket, body.response);
    }
  }, precision(limits));
  app.addHook('onClose', async () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const hasMoved = (socket: Socket, { request, bytes }: Body) =>
  socket.bytesRead !== bytes || request.readableFlowing !== true;

export function endLateRequest(socket: Socket, response?: ServerResponse): void {
  if (response?.headersSent) socket.destroy();
  else brokenRequests.clientErrorHandler(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

declare module 'fastify' {
  interface FastifyInstance {
    isClosing: boolean;
  }
}

/** Ends keep-alive connections with their last response, and all others after `closing` milliseconds. */
export function endConnectionsWhenClosing(app: FastifyInstance, { closing }: TimeLimits): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  app.decorate('isClosing', false);
  app.addHook('preClose', async () => {
    app.isClosing = true;
    timer = setTimeout(() => app.server.closeAllConnections(), closing);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isClosing) reply.header('connection', 'close');
    done();
  });
}
