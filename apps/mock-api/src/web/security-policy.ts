import { googleIdentityServices, type WebConfiguration } from './configuration.ts';

/** The content security policy of every page, as directives. Nothing is allowed that the configuration does not need. */
export function contentSecurityPolicy(configuration: WebConfiguration): Record<string, string[]> {
  const apis = originsOf([configuration.recruiterApi, configuration.candidateApi]);
  const google = usesGoogle(configuration) ? ['https://accounts.google.com/gsi/'] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google],
    'style-src': ["'self'", ...google],
    'img-src': ["'self'", 'blob:', ...apis],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apis, ...google],
    ...(google.length > 0 && { 'frame-src': google }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
  };
}

/** Google itself, not what stands in for it on this origin. */
export function usesGoogle({ googleScript }: WebConfiguration): boolean {
  return googleScript === googleIdentityServices;
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
