import type { AppOptions } from './app.ts';
import { ForeignData } from './data/format.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';
import { startStandIn } from './stand-in.ts';
import { StoreDamaged, StoreLocked } from './store/store.ts';

/**
 * Starts the stand-in as a program. The environment decides: PORT (4000), HOST (127.0.0.1; 0.0.0.0 for everybody on the
 * network), DATA_DIR (.data in the repository), SEED and CANDIDATES (what an empty data folder starts with), MOCK_CONTROL
 * (on or off), RATE_LIMIT (a factor or off), LOG_LEVEL, WEB_DIST, SMTP_URL and MAIL_FROM (mail besides the outbox),
 * GOOGLE_CLIENT_ID (sign-in with Google itself), and what else the web application is told (settings.ts).
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const starting = startStandIn({
    port: settings.port,
    host: settings.host,
    folder: settings.dataFolder,
    dataSet: { seed: settings.seed, candidates: settings.candidates },
    web: { folder: settings.webFolder, configuration: settings.web },
    control: settings.control,
    mail: settings.mail,
    rateLimit: settings.rateLimit,
    checkReplies: settings.checkReplies,
    logger: logger(settings),
  });
  // From the start: the first process of a container would miss a signal that nobody waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then((standIn) => standIn.close()).then(() => process.exit(0)));
  }
  process.stdout.write(`${greeting((await starting).url, settings)}\n`);
}

function greeting(url: string, { control }: Settings): string {
  return [
    `Application  ${url}/`,
    'Sign in      recruiter@acme.example / Welcome1!',
    ...(control ? [`Mailbox      ${url}/__mock/`] : []),
  ].join('\n');
}

/** Requests are logged by method and path; headers and bodies never. */
function logger({ logLevel }: Settings): AppOptions['logger'] {
  const secrets = ['password', 'currentPassword', 'newPassword', 'otp', 'credential', 'cookie', 'authorization'];
  return {
    level: logLevel,
    redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.*["set-cookie"]'],
  };
}

/** What to tell somebody whose server does not start; undefined for a bug. */
function explain(error: unknown): string | undefined {
  if (
    error instanceof BadSetting ||
    error instanceof StoreLocked ||
    error instanceof StoreDamaged ||
    error instanceof ForeignData
  )
    return error.message;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if ('path' in error && ['EACCES', 'EPERM', 'EROFS'].some((code) => code === error.code)) {
    return `This user may not write to ${String(error.path)}. Let it, or choose another data folder with DATA_DIR.`;
  }
  if (error.syscall !== 'listen') return undefined;
  const { PORT = '4000', HOST = '127.0.0.1' } = process.env;
  if (error.code === 'EADDRINUSE') {
    return `Port ${PORT} is taken by another program. Choose another one, for example: PORT=${Number(PORT) + 1} npm start`;
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${PORT}. Choose one above 1023, with PORT.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${HOST}. Leave HOST out, or set it to 0.0.0.0.`;
  return undefined;
}

try {
  await main();
} catch (error) {
  console.error(explain(error) ?? error);
  process.exit(1);
}
