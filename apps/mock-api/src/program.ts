import type { AppOptions } from './app.ts';
import { explainStart } from './explain-start.ts';
import { reviewCommand } from './review-command.ts';
import { readSettings, type Settings } from './settings.ts';
import { type MockApi, startMockApi } from './mock-api.ts';

export interface Program {
  readonly mockApi: MockApi;
  readonly settings: Settings;
}

/** Starts the mock API until SIGINT or SIGTERM ends the process. If it cannot start, prints one sentence and ends the process with 1. */
export async function startProgram(): Promise<Program> {
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
      // A terminal signals npm and its children, and npm forwards the signal: ignore the second one.
      if (isEnding) return;
      isEnding = true;
      void close().then(() => process.exit(0), endProgram);
    });
  }
  const mockApi = await startMockApi({ ...settings, logger: logger(settings) });
  close = () => mockApi.close();
  return mockApi;
}

/** Runs `reviewCommand` and ends the process. */
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

/** Logs requests by method and path, without headers and bodies. */
function logger({ logLevel }: Settings): AppOptions['logger'] {
  const secrets = ['password', 'currentPassword', 'newPassword', 'otp', 'credential', 'cookie', 'authorization'];
  return {
    level: logLevel,
    redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.*["set-cookie"]'],
  };
}
