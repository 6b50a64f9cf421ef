/** Names whose values are neither shown nor kept, in a body at any depth, in a query or in a form. */
const secretName =
  /password|passcode|credential|secret|token|cookie|authorization|session|jwt|signature|api[-_]?key|^otp$|^code$|^key$|^pin$|^pwd$/i;
/** A signed token says by itself what it is. */
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
export const hidden = '(hidden)';

/** JSON without the values of secrets, and without what repeats those of `known`. */
export const jsonText = (body: unknown, known: readonly string[] = []): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (secretName.test(name)) return hidden;
    if (typeof value === 'number' && known.includes(String(value))) return hidden;
    return typeof value === 'string' ? withoutValues(value, known) : value;
  }) ?? '';

/** An address without the values of secrets in its query. */
export function addressText(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  return query === undefined ? path : `${path}?${formText(query)}`;
}

/** Pairs of names and values without those of secrets. */
export const formText = (pairs: string): string =>
  pairs
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return secretName.test(decoded(name)) ? `${name}=${hidden}` : pair;
    })
    .join('&');

/** Whatever a text repeats of `secrets`, and tokens that are none of them. */
export const withoutValues = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, hidden), text).replace(signedToken, hidden);

/** The values of secrets in JSON, so that they can be found elsewhere. */
export function secretsIn(body: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(body, (name, value: unknown) => {
    if (!secretName.test(name)) return value;
    if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
    return undefined;
  });
  return found.filter(isTelling);
}

/** The same of pairs of names and values, as they are written and as they read. */
export const secretsInPairs = (pairs: string): string[] =>
  Array.from(new URLSearchParams(pairs))
    .filter(([name]) => secretName.test(name))
    .flatMap(([, value]) => [value, encodeURIComponent(value)])
    .filter(isTelling);

/** A shorter one is part of many a word. */
const isTelling = (secret: string) => secret.length >= 4;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
