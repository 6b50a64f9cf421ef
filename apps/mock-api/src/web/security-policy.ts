import { googleIdentityServices, type WebConfiguration } from './configuration.ts';

/** The content security policy of every page, as directives. Nothing is allowed that the configuration does not need. */
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
    // PDFs of students' works; everything else here refuses to be framed.
    'frame-src': ["'self'", ...google, ...mediaHosts],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    ...trustedTypes(configuration),
  };
}

/**
 * No text becomes code: scripts are named by one policy of ours where people sign in with what stands in for Google, else by none. Google's own
 * script makes markup from text, so there the browser is not asked to prevent that.
 */
function trustedTypes(configuration: WebConfiguration): Record<string, string[]> {
  if (usesGoogle(configuration)) return {};
  const policy = configuration.googleScript === '' ? "'none'" : 'sign-in-script';
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': [policy] };
}

/** Google itself, not what stands in for it on this origin. */
export function usesGoogle({ googleScript }: WebConfiguration): boolean {
  return googleScript === googleIdentityServices;
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
