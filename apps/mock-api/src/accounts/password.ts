import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { refuse } from '../http/refusal.ts';

const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

type EncodedHash = NonNullable<ReturnType<typeof decode>>;

/** Returns `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` in unpadded base64. The password is normalized to NFC. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password.normalize(), { memory, passes, parallelism, nonce }, tagLength);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Compares in constant time. An unreadable hash matches nothing. Earlier versions hashed the password as typed. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const encoded = decode(hash);
  if (encoded === undefined) return false;
  for (const spelling of new Set([password.normalize(), password])) {
    if (timingSafeEqual(await derive(spelling, encoded, encoded.tag.length), encoded.tag)) return true;
  }
  return false;
}

const pattern = /^\$argon2id\$v=19\$m=(\d{1,5}),t=(\d),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** Returns `undefined` for a malformed hash. The pattern bounds the cost of a hash from imported data. */
function decode(hash: string) {
  const [, m, t, p, salt, tag] = pattern.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  if (cost.parallelism < 1 || cost.passes < 1 || cost.memory < 8 * cost.parallelism) return undefined;
  return { ...cost, nonce: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function derive(password: string, cost: Omit<EncodedHash, 'tag'>, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...cost, message: password, tagLength: length }, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}

let common: Promise<ReadonlySet<string>> | undefined;

const ownWords = ['glo', 'recruiter', 'glo recruiter'];

/** Refuses common passwords, and words about the account with digits or signs (decision 63). */
export async function refuseCommon(password: string, about: readonly string[]): Promise<void> {
  common ??= readList();
  if ((await common).has(password.toLowerCase()) || wordsOf(about).has(lettersOf(password))) {
    throw refuse.badRequest('This password is too common. Please choose another one.');
  }
}

function wordsOf(about: readonly string[]): Set<string> {
  const parts = about.flatMap((text) => [text, ...text.split('@'), ...text.split(/[@.]/)]);
  return new Set([...ownWords, ...parts].map(lettersOf).filter((word) => word !== ''));
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\P{L}/gu, '');

/** Loaded on demand, because the 49,000 passwords take 0.1 s. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
