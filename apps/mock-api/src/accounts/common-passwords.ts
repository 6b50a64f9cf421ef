import { refuse } from '../http/refusal.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Throws a 400 for one of the most common passwords, in whatever letter case: they are what a guesser tries first (decision 63). */
export async function refuseCommon(password: string): Promise<void> {
  common ??= readList();
  if ((await common).has(password.toLowerCase())) {
    throw refuse.badRequest('This password is too common. Please choose another one.');
  }
}

/** Some 49,000 in lower case. Reading them takes a tenth of a second, so only the first new password waits for it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
