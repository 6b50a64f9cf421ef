import type { FastifyInstance } from 'fastify';
import { basePaths } from '../http/route.ts';
import { noStore, serviceHeaders, transportHeaders } from '../http/service-headers.ts';
import type { WebConfiguration } from './configuration.ts';
import { pageHeaders } from './page-headers.ts';

export async function addSecurityHeaders(app: FastifyInstance, configuration: WebConfiguration): Promise<void> {
  const resourcePolicy = app.allowedOrigins.size > 0 ? 'cross-origin' : 'same-origin';
  const ofPages = Object.entries({ ...(await pageHeaders(configuration, resourcePolicy)), ...noStore });
  const ofServices = Object.entries(serviceHeaders);
  const services = Object.values(basePaths).map((base) => `${base}/`);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(transportHeaders(request));
    const headers = services.some((base) => request.url.startsWith(base)) ? ofServices : ofPages;
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}
