import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Refusal } from '../http/refusal.ts';
import type { World } from '../http/world.ts';
import { removeListener, writeListener } from './listener-file.ts';
import { review, reviewShape } from './review.ts';

interface Answer {
  readonly status: number;
  readonly message: string;
}

/**
 * Takes reviews for the running server, whose data nobody else may open: on an address of this machine only, with a secret that lies in the
 * data folder. Returns how to stop.
 */
export async function listenForReviews(folder: string, world: World): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    void answer(request).then(({ status, message }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await writeListener(folder, { port: (server.address() as AddressInfo).port, token });

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${token}`))
      return { status: 401, message: 'Not for you.' };
    try {
      return { status: 200, message: await review(world, reviewShape.parse(await json(request))) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.statusCode, message: error.message };
      return { status: 500, message: `It was not stored: ${String(error)}` };
    }
  }

  return async () => {
    await removeListener(folder);
    server.close();
    server.closeAllConnections();
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
