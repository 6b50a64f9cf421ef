/** Names whose values never reach the journal, in a body at any depth or in a query. */
const secretName = /password|credential|secret|token|cookie|authorization|^otp$|^code$|^key$/i;
const hidden = '(hidden)';

const longestBody = 2000;
/** Larger ones are not even looked at. */
const mostBytes = 16 * 1024;

export const isSmall = (bytes: number) => bytes <= mostBytes;

/** A JSON body as a text without secrets, cut short. `bytes` is its size as it came. */
export function bodyText(body: unknown, bytes: number): string {
  if (!isSmall(bytes)) return `(${bytes} bytes)`;
  const text = JSON.stringify(body, (name, value: unknown) => (secretName.test(name) ? hidden : value));
  return text.length > longestBody ? `${text.slice(0, longestBody)}…` : text;
}

/** An address with the values of secrets in its query hidden. */
export function addressText(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (query === undefined) return path;
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return secretName.test(decoded(name)) ? `${name}=${hidden}` : pair;
  });
  return `${path}?${pairs.join('&')}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
