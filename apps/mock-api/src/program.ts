import type { AppOptions } from './app.ts';
import { reviewCommand } from './review-command.ts';
import { readSettings, type Settings } from './settings.ts';
import { type MockApi, startMockApi } from './mock-api.ts';
import { UnusableFolder } from './data/prepare-folder.ts';
import { Refusal } from './http/refusal.ts';
import { BadSetting } from './web/setting-values.ts';
import { ForeignData, StoreDamaged, StoreLocked, UnusableDatabase } from './store/store.ts';
import { findAccount } from './accounts/accounts.ts';
import { verifyPassword } from './accounts/password.ts';

/** Starts the mock API until SIGINT or SIGTERM. If it cannot start, prints one sentence and exits with 1. */
export async function startProgram() {
  try {
    const settings = readSettings(process.env);
    return { mockApi: await start(settings), settings };
  } catch (error) {
    return endProgram(error);
  }
}

async function start(settings: Settings): Promise<MockApi> {
  let close = async (): Promise<void> => undefined;
  let isEnding = false;
  // Registered before the start, because the first process of a container ignores signals without a listener.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void close().then(() => process.exit(0), endProgram);
    });
  }
  const mockApi = await startMockApi({ ...settings, logger: logger(settings) });
  close = () => mockApi.close();
  return mockApi;
}

export async function runReview(args: readonly string[]): Promise<never> {
  try {
    process.stdout.write(`${await reviewCommand(args, process.env)}\n`);
    process.exit(0);
  } catch (error) {
    return endProgram(error);
  }
}

function endProgram(error: unknown): never {
  const sentence = explainStart(error);
  console.error(sentence ?? error);
  process.exit(1);
}

function logger({ logLevel }: Settings): AppOptions['logger'] {
  const secrets = ['password', 'currentPassword', 'newPassword', 'otp', 'credential', 'cookie', 'authorization'];
  return {
    level: logLevel,
    redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.*["set-cookie"]'],
  };
}

const inWords = [BadSetting, UnusableFolder, StoreLocked, StoreDamaged, ForeignData, UnusableDatabase, Refusal];
const notWritable = ['EACCES', 'EPERM', 'EROFS'];

function explainStart(error: unknown): string | undefined {
  if (inWords.some((known) => error instanceof known)) return (error as Error).message;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if ('path' in error && notWritable.some((code) => code === error.code)) {
    return `This user may not write to ${String(error.path)}. Allow it, or choose another data folder with DATA_DIR.`;
  }
  if (error.syscall === 'getaddrinfo' && 'hostname' in error) {
    return `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${String(error.hostname)}".`;
  }
  if (error.syscall !== 'listen' || !('port' in error && 'address' in error)) return undefined;
  const { address } = error;
  const port = Number(error.port);
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Choose another one, for example: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023, with PORT.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${String(address)}. Leave HOST out, or set it to 0.0.0.0.`;
  return undefined;
}

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

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
