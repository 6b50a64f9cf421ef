import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { WebConfiguration } from './configuration.ts';
import { contentSecurityPolicy, usesGoogle } from './security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export const keptForEver = { 'cache-control': 'public, max-age=31536000, immutable' };

export const revalidated = { 'cache-control': 'no-cache' };

/**
 * Security headers of the page and its files. The mock API, nginx and static hosts send the same. 'cross-origin'
 * lets other origins show pictures and documents.
 */
export async function pageHeaders(
  configuration: WebConfiguration,
  resourcePolicy: 'same-origin' | 'cross-origin' = 'same-origin',
): Promise<Headers> {
  // Helmet can only write them to a reply.
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(configuration) },
    crossOriginResourcePolicy: { policy: resourcePolicy },
    // Google's sign-in talks to its popup.
    crossOriginOpenerPolicy: {
      policy: usesGoogle(configuration) ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Sent over TLS only, which differs from request to request.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', (_request, reply) => void reply.send(reply.getHeaders()));
  const { body } = await asked.inject('/');
  await asked.close();
  return {
    ...(JSON.parse(body) as Headers),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}
