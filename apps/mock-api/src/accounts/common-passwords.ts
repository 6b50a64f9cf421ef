import { refuse } from '../http/refusal.ts';

let common: Promise<ReadonlySet<string>> | undefined;

const ownWords = ['glo', 'recruiter', 'glo recruiter'];

/**
 * Throws 400 for common passwords, and for words about the account with digits or signs (decision 63). `about` is its
 * email address and company.
 */
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
