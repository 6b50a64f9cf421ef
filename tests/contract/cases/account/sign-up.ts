import { forgotPassword, signUp } from '@glo/adapters/wire/account-codes';
import type { Client } from '../../frame/client.ts';
import { passwordOfAll } from '../../frame/people.ts';
import type { Scene } from '../../frame/scene.ts';

export const signUpBody = (email: string, password = passwordOfAll) => ({ email, password, is_google_signedIn: false });

export interface CodeSent {
  readonly client: Client;
  readonly email: string;
  readonly accountId: string;
  readonly code: number;
}

export async function anUnverifiedAccount(scene: Scene): Promise<CodeSent> {
  const client = scene.visitor();
  const email = scene.anEmail();
  const { _id: accountId = '' } = await client.ask(signUp, { body: signUpBody(email) });
  return { client, email, accountId, code: await scene.codeOf(email) };
}

export async function withPasswordCode(scene: Scene): Promise<CodeSent> {
  const { email, accountId } = await scene.newcomer();
  const client = scene.visitor();
  await client.ask(forgotPassword, { body: { email } });
  return { client, email, accountId, code: await scene.codeOf(email) };
}

export const wrongCodeFor = (code: number) => (code === 999_999 ? 100_000 : code + 1);
