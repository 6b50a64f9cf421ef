import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

export const brokenRequests = {
  /** Escapes the percent signs of a path that cannot be decoded, because nothing is served there. */
  rewriteUrl({ url = '/' }: IncomingMessage): string {
    const [path = ''] = url.split('?', 1);
    return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
  },

  frameworkErrors(error: FastifyError, _request: unknown, reply: FastifyReply) {
    const { statusCode = 400 } = error;
    const message = statusCode === 414 ? 'The address is too long.' : 'The address is not valid.';
    void reply.code(statusCode).send({ message });
  },

  clientErrorHandler(error: Error & { readonly code: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, message] = ofParser[error.code] ?? [400, 'This is not a valid HTTP request.'];
    const body = JSON.stringify({ message });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
    // Delayed, because a reset can overtake the response while the client is still sending.
    setTimeout(() => socket.destroy(), 1000).unref();
  },
};

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const ofParser: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/** Node itself handles 100-continue. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ message: 'The header "expect" can only be 100-continue.' });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(417, headers).end(body);
  });
}
