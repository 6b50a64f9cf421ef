import type { AppOptions } from './app.ts';
import { explainStart } from './explain-start.ts';
import { reviewCommand } from './review-command.ts';
import { listenForReviews } from './review/review-listener.ts';
import { readSettings, type Settings } from './settings.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

export interface Program {
  readonly standIn: StandIn;
  readonly settings: Settings;
}

/**
 * Starts the stand-in as a program, by the variables of the environment (README), until SIGINT or SIGTERM ends the process. When it
 * cannot start, that is said in one sentence and the process ends with 1.
 */
export async function startProgram(): Promise<Program> {
  try {
    const settings = readSettings(process.env);
    return { standIn: await start(settings), settings };
  } catch (error) {
    return endWith(error);
  }
}

async function start(settings: Settings): Promise<StandIn> {
  // Until it serves, nothing is lost by ending at once.
  let close = async (): Promise<void> => undefined;
  // From the start: the first process of a container would miss a signal that nothing waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0), endWith));
  }
  const standIn = await startStandIn({
    port: settings.port,
    host: settings.host,
    folder: settings.dataFolder,
    dataSet: settings.dataSet,
    seededIds: settings.seededIds,
    web: { folder: settings.webFolder, configuration: settings.web },
    control: settings.control,
    allowedHosts: settings.allowedHosts,
    allowedOrigins: settings.allowedOrigins,
    trustProxy: settings.trustProxy,
    mail: settings.mail,
    services: settings.services,
    rateLimit: settings.rateLimit,
    limits: settings.limits,
    checkReplies: settings.checkReplies,
    logger: logger(settings),
  });
  const stopReviews = await listenForReviews(settings.dataFolder, standIn.world);
  close = async () => {
    await stopReviews();
    await standIn.close();
  };
  return standIn;
}

/** Plays the reviewer: see `reviewCommand`. Ends the process. */
export async function runReview(args: readonly string[]): Promise<never> {
  try {
    process.stdout.write(`${await reviewCommand(args, readSettings(process.env).dataFolder)}\n`);
    process.exit(0);
  } catch (error) {
    return endWith(error);
  }
}

function endWith(error: unknown): never {
  console.error(explainStart(error) ?? error);
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
