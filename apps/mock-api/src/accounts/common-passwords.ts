import { refuse } from '../http/refusal.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Of the product; every password of nothing but these and some digits or signs is a common one, too. */
const ownWords = ['glo', 'recruiter', 'glo recruiter'];

/**
 * Throws a 400 for one of the most common passwords, in whatever letter case, and for the words around an account with some digits
 * or signs: they are what a guesser tries first (decision 63). `about`: e-mail address and company of whose it is.
 */
export async function refuseCommon(password: string, about: readonly string[]): Promise<void> {
  common ??= readList();
  if ((await common).has(password.toLowerCase()) || wordsOf(about).has(lettersOf(password))) {
    throw refuse.badRequest('This password is too common. Please choose another one.');
  }
}

/** Each text and, of an e-mail address, its parts, as `lettersOf` writes them. */
function wordsOf(about: readonly string[]): Set<string> {
  const parts = about.flatMap((text) => [text, ...text.split('@'), ...text.split(/[@.]/)]);
  return new Set([...ownWords, ...parts].map(lettersOf).filter((word) => word !== ''));
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\P{L}/gu, '');

/** Some 49,000 in lower case. Reading them takes a tenth of a second, so only the first new password waits for it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
