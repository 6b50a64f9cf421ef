import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { basePaths } from '../http/route.ts';
import { noStore, serviceHeaders, transportHeaders } from '../http/service-headers.ts';
import type { WebConfiguration } from './configuration.ts';
import { contentSecurityPolicy, usesGoogle } from './security-policy.ts';

type Headers = Readonly<Record<string, string>>;

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Puts security headers on every answer that does not say them itself. */
export async function addSecurityHeaders(app: FastifyInstance, configuration: WebConfiguration): Promise<void> {
  const ofPages = {
    ...(await headersOfHelmet(app, configuration)),
    ...noStore,
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  const services = Object.values(basePaths).map((base) => `${base}/`);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(transportHeaders(request));
    const headers = services.some((base) => request.url.startsWith(base)) ? serviceHeaders : ofPages;
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}

/** Helmet is asked once: they are the same for every page, and making them takes longer than a whole small answer. */
async function headersOfHelmet(app: FastifyInstance, configuration: WebConfiguration): Promise<Headers> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(configuration) },
    // A page of an allowed origin shows pictures and documents from here.
    crossOriginResourcePolicy: { policy: app.allowedOrigins.size > 0 ? 'cross-origin' : 'same-origin' },
    // Google's sign-in talks to its pop-up.
    crossOriginOpenerPolicy: {
      policy: usesGoogle(configuration) ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only over TLS, which differs from request to request.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', (_request, reply) => void reply.send(reply.getHeaders()));
  const { body } = await asked.inject('/');
  await asked.close();
  return JSON.parse(body) as Headers;
}
