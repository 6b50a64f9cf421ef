import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { basePaths } from '../http/route.ts';
import type { WebConfiguration } from './configuration.ts';
import { contentSecurityPolicy, usesGoogle } from './security-policy.ts';

type Headers = Readonly<Record<string, string>>;

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Answers about people stay in no cache; what may be kept says so itself. */
const keptNowhere: Headers = { 'cache-control': 'no-store' };

/** For the JSON of the two services, which is never a page: what keeps it from being shown, sniffed or embedded as one. */
const ofServices: Headers = {
  ...keptNowhere,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Security headers on every answer. HSTS is left to whoever speaks TLS in front of this server. */
export async function addSecurityHeaders(app: FastifyInstance, configuration: WebConfiguration): Promise<void> {
  const ofPages: Headers = {
    ...(await headersOfHelmet(configuration)),
    ...keptNowhere,
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  const services = Object.values(basePaths).map((base) => `${base}/`);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(services.some((base) => request.url.startsWith(base)) ? ofServices : ofPages);
    done();
  });
}

/** Helmet is asked once: they are the same for every page, and making them takes longer than a whole small answer. */
async function headersOfHelmet(configuration: WebConfiguration): Promise<Headers> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(configuration) },
    // Google's sign-in talks to its pop-up.
    crossOriginOpenerPolicy: {
      policy: usesGoogle(configuration) ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', (_request, reply) => void reply.send(reply.getHeaders()));
  const { body } = await asked.inject('/');
  await asked.close();
  return JSON.parse(body) as Headers;
}
