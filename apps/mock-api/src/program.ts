import type { AppOptions } from './app.ts';
import { explainStart } from './explain-start.ts';
import { reviewCommand } from './review-command.ts';
import { frozenClock, systemClock } from './http/world.ts';
import { readSettings, type Settings } from './settings.ts';
import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts';

export interface Program {
  readonly standIn: StandIn;
  readonly settings: Settings;
}

/** Starts the mock API until SIGINT or SIGTERM ends the process. If it cannot start, prints one sentence and ends the process with 1. */
export async function startProgram(): Promise<Program> {
  try {
    const settings = readSettings(process.env);
    return { standIn: await start(settings), settings };
  } catch (error) {
    return endProgram(error);
  }
}

async function start(settings: Settings): Promise<StandIn> {
  // Until it serves, nothing is lost by ending at once.
  let close = async (): Promise<void> => undefined;
  let isEnding = false;
  // From the start: the first process of a container would miss a signal that nothing waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends one to npm and to its children, and npm sends it on: the second must not cut the end short.
      if (isEnding) return;
      isEnding = true;
      void close().then(() => process.exit(0), endProgram);
    });
  }
  const standIn = await startStandIn({ ...optionsOf(settings), logger: logger(settings) });
  close = () => standIn.close();
  return standIn;
}

const optionsOf = (settings: Settings): StandInOptions => ({
  port: settings.port,
  host: settings.host,
  folder: settings.dataFolder,
  database: settings.database,
  dataSet: settings.dataSet,
  clock: settings.clock === null ? systemClock : frozenClock(settings.clock),
  web: { folder: settings.webFolder, configuration: settings.web },
  control: settings.control,
  reviewToken: settings.reviewToken,
  allowedHosts: settings.allowedHosts,
  allowedOrigins: settings.allowedOrigins,
  trustProxy: settings.trustProxy,
  mail: settings.mail,
  rateLimit: settings.rateLimit,
  limits: settings.limits,
  checkReplies: settings.checkReplies,
});

/** Plays the reviewer: see `reviewCommand`. Ends the process. */
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

/** Requests are logged by method and path; headers and bodies never. */
function logger({ logLevel }: Settings): AppOptions['logger'] {
  const secrets = ['password', 'currentPassword', 'newPassword', 'otp', 'credential', 'cookie', 'authorization'];
  return {
    level: logLevel,
    redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.*["set-cookie"]'],
  };
}
