import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import { googleIdentityServices, type WebConfiguration } from './configuration.ts';

export type Headers = Readonly<Record<string, string>>;

const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export const keptForEver = { 'cache-control': 'public, max-age=31536000, immutable' };

export const revalidated = { 'cache-control': 'no-cache' };

/** nginx and static hosts send the same. 'cross-origin' lets other origins show pictures and documents. */
export async function pageHeaders(
  configuration: WebConfiguration,
  resourcePolicy: 'same-origin' | 'cross-origin' = 'same-origin',
): Promise<Headers> {
  // Helmet can only write them to a reply.
  const probe = fastify();
  await probe.register(helmet, {
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
  probe.get('/', (_request, reply) => void reply.send(reply.getHeaders()));
  const { body } = await probe.inject('/');
  await probe.close();
  return {
    ...(JSON.parse(body) as Headers),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

export function contentSecurityPolicy(configuration: WebConfiguration): Record<string, string[]> {
  const { recruiterApi, candidateApi, sessionEndUrl, mediaHosts } = configuration;
  const apis = originsOf([recruiterApi, candidateApi]);
  const google = usesGoogle(configuration) ? ['https://accounts.google.com/gsi/'] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google],
    'style-src': ["'self'", ...google],
    'img-src': ["'self'", 'blob:', ...apis, ...mediaHosts],
    ...(mediaHosts.length > 0 && { 'media-src': ["'self'", ...mediaHosts] }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf([recruiterApi, candidateApi, sessionEndUrl]), ...google],
    // For PDFs of students' work. All other responses refuse to be framed.
    'frame-src': ["'self'", ...google, ...mediaHosts],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    ...trustedTypes(configuration),
  };
}

/** Off with Google's script, because it creates markup from text. */
function trustedTypes(configuration: WebConfiguration): Record<string, string[]> {
  if (usesGoogle(configuration)) return {};
  const policy = configuration.googleScript === '' ? "'none'" : 'sign-in-script';
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': [policy] };
}

export function usesGoogle({ googleScript }: WebConfiguration): boolean {
  return googleScript === googleIdentityServices;
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
