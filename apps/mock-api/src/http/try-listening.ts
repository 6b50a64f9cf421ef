import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws what listening would throw, before any data is created. */
export async function tryListening(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
