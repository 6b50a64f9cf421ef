import { findAccount } from './accounts/accounts.ts';
import { verifyPassword } from './accounts/password.ts';
import type { Settings } from './settings.ts';
import type { StandIn } from './stand-in.ts';
import type { RealServices } from './upstream/real-services.ts';

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

/** What the program says once it listens: where people find it at `url`, who can sign in, and who answers if not the stand-in. */
export async function greeting(
  url: string,
  { world }: StandIn,
  {
    control,
    services = null,
    webFolder,
  }: Pick<Settings, 'control'> & Partial<Pick<Settings, 'services' | 'webFolder'>>,
): Promise<string> {
  const account = findAccount(world.store, demo.email);
  const canSignIn = await verifyPassword(account?.passwordHash ?? '', demo.password);
  const lines = [
    `${webFolder === '' ? 'Stand-in   ' : 'Application'}  ${url}/`,
    // Accounts of the stand-in are none of the services.
    ...(canSignIn && services === null ? [`Sign in      ${demo.email} / ${demo.password}`] : []),
    ...(services === null ? [] : [`Services     ${answering(services)}`]),
    ...(control ? [`Mailbox      ${url}/__mock/`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const answering = (services: RealServices) =>
  'replay' in services
    ? `as recorded in ${services.replay}`
    : `${services.upstreams.recruiter}, ${services.upstreams.candidate}`;
