import { googleIdentityServices, type WebConfiguration } from './configuration.ts';

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

/**
 * Forbids scripts from text, except for the policy that loads the development sign-in. Off with Google's script,
 * because it creates markup from text.
 */
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
