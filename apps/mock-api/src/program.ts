import type { AppOptions } from './app.ts';
import { explainStart } from './explain-start.ts';
import { reviewCommand } from './review-command.ts';
import { listenForReviews } from './review/review-listener.ts';
import { frozenClock, systemClock } from './http/world.ts';
import { readSettings, type Settings } from './settings.ts';
import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts';

export interface Program {
  readonly standIn: StandIn;
  readonly settings: ProgramSettings;
}

/** Without a data folder everything lives in memory. */
export type ProgramSettings = Omit<Settings, 'dataFolder'> & { readonly dataFolder: string | null };

/**
 * Starts the stand-in as a program until SIGINT or SIGTERM ends the process. When it cannot start, that is said in one sentence and the
 * process ends with 1.
 *
 * @param read gives the settings: those of the environment (README) unless others are meant
 * @param inWords how a sentence about them is said
 */
export async function startProgram(
  read: () => ProgramSettings = () => readSettings(process.env),
  inWords = (sentence: string) => sentence,
): Promise<Program> {
  const endWith = (error: unknown) => endProgram(error, inWords);
  try {
    const settings = read();
    return { standIn: await start(settings, endWith), settings };
  } catch (error) {
    return endWith(error);
  }
}

async function start(settings: ProgramSettings, endWith: (error: unknown) => never): Promise<StandIn> {
  // Until it serves, nothing is lost by ending at once.
  let close = async (): Promise<void> => undefined;
  let isEnding = false;
  // From the start: the first process of a container would miss a signal that nothing waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends one to npm and to its children, and npm sends it on: the second must not cut the end short.
      if (isEnding) return;
      isEnding = true;
      void close().then(() => process.exit(0), endWith);
    });
  }
  const { dataFolder: folder } = settings;
  const standIn = await startStandIn({ ...optionsOf(settings), logger: logger(settings) });
  const stopReviews = folder === null ? null : await listenForReviews(folder, standIn.world);
  close = async () => {
    await stopReviews?.();
    await standIn.close();
  };
  return standIn;
}

/** What the settings mean for a stand-in; it says nothing. */
export const optionsOf = (settings: ProgramSettings): StandInOptions => ({
  port: settings.port,
  host: settings.host,
  ...(settings.dataFolder !== null && { folder: settings.dataFolder }),
  database: settings.database,
  dataSet: settings.dataSet,
  seededIds: settings.seededIds,
  clock: settings.clock === null ? systemClock : frozenClock(settings.clock),
  web: { folder: settings.webFolder, configuration: settings.web },
  control: settings.control,
  allowedHosts: settings.allowedHosts,
  allowedOrigins: settings.allowedOrigins,
  trustProxy: settings.trustProxy,
  mail: settings.mail,
  services: settings.services,
  snapshots: settings.snapshots,
  rateLimit: settings.rateLimit,
  limits: settings.limits,
  checkReplies: settings.checkReplies,
});

/** Plays the reviewer: see `reviewCommand`. Ends the process. */
export async function runReview(args: readonly string[]): Promise<never> {
  try {
    process.stdout.write(`${await reviewCommand(args, readSettings(process.env))}\n`);
    process.exit(0);
  } catch (error) {
    return endProgram(error);
  }
}

function endProgram(error: unknown, inWords = (sentence: string) => sentence): never {
  const sentence = explainStart(error);
  console.error(sentence === undefined ? error : inWords(sentence));
  process.exit(1);
}

/** Requests are logged by method and path; headers and bodies never. */
function logger({ logLevel }: ProgramSettings): AppOptions['logger'] {
  const secrets = ['password', 'currentPassword', 'newPassword', 'otp', 'credential', 'cookie', 'authorization'];
  return {
    level: logLevel,
    redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.*["set-cookie"]'],
  };
}
