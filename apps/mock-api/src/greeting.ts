import { findAccount } from './accounts/accounts.ts';
import { verifyPassword } from './accounts/password.ts';
import type { MockApi } from './mock-api.ts';

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

/** Printed when the server listens: its addresses, and the demo sign-in if it works. */
export async function greeting(url: string, { world }: MockApi, { control }: { control: boolean }): Promise<string> {
  const account = findAccount(world.store, demo.email);
  const canSignIn = await verifyPassword(account?.passwordHash ?? '', demo.password);
  const lines = [
    `Application  ${url}/`,
    ...(canSignIn ? [`Sign in      ${demo.email} / ${demo.password}`] : []),
    ...(control ? [`Mailbox      ${url}/__mock/`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
