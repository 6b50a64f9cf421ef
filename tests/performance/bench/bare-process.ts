/** Fastify with the mock API's settings and nothing else: each route sends bytes that are there already. */
import { once } from 'node:events';
import { fastify } from 'fastify';
import { type BareRoute, report } from './servers.ts';

const [routes] = (await once(process, 'message')) as [BareRoute[]];
const app = fastify({ logger: false, bodyLimit: 8 * 1024 * 1024, trustProxy: 'loopback' });
for (const { method, path, headers, reply: bytes } of routes) {
  app.route({
    method,
    url: path,
    handler: (_request, reply) => {
      void reply.headers(headers).send(bytes);
    },
  });
}
report(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
