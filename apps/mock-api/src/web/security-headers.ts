import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { WebConfiguration } from './configuration.ts';
import { contentSecurityPolicy, usesGoogle } from './security-policy.ts';

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Security headers on every answer. HSTS is left to whoever speaks TLS in front of this server. */
export async function addSecurityHeaders(app: FastifyInstance, configuration: WebConfiguration): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(configuration) },
    // Google's sign-in talks to its pop-up.
    crossOriginOpenerPolicy: {
      policy: usesGoogle(configuration) ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    // Answers about people stay in no cache; what may be kept says so itself.
    reply.headers({ 'permissions-policy': permissions, 'cache-control': 'no-store' });
  });
}
