/** Fields whose values are neither shown nor kept. */
const secretName =
  /password|passcode|credential|secret|token|cookie|authorization|session|jwt|signature|api[-_]?key|^otp$|^code$|^key$|^pin$|^pwd$/i;
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
export const hidden = '(hidden)';

/** JSON without the values of secret fields and of `known`. */
export const jsonText = (body: unknown, known: readonly string[] = []): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (secretName.test(name)) return hidden;
    if (typeof value === 'number' && known.includes(String(value))) return hidden;
    return typeof value === 'string' ? withoutValues(value, known) : value;
  }) ?? '';

export function addressText(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  return query === undefined ? path : `${path}?${formText(query)}`;
}

export const formText = (pairs: string): string =>
  pairs
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return secretName.test(decoded(name)) ? `${name}=${hidden}` : pair;
    })
    .join('&');

export const withoutValues = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, hidden), text).replace(signedToken, hidden);

export function secretsIn(body: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(body, (name, value: unknown) => {
    if (!secretName.test(name)) return value;
    if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
    return undefined;
  });
  return found.filter(isTelling);
}

export const secretsInPairs = (pairs: string): string[] =>
  Array.from(new URLSearchParams(pairs))
    .filter(([name]) => secretName.test(name))
    .flatMap(([, value]) => [value, encodeURIComponent(value)])
    .filter(isTelling);

/** Shorter values occur in ordinary words. */
const isTelling = (secret: string) => secret.length >= 4;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
