import { join } from 'node:path';
import { developmentGoogle } from './identity/development-provider.ts';
import type { MailSettings } from './mail/mailer.ts';
import { type WebConfiguration, defaultConfiguration, googleIdentityServices } from './web/configuration.ts';

/** What the environment decides. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Which made-up world: the same number gives the same data. */
  readonly seed: number;
  readonly candidates: number;
  readonly control: boolean;
  readonly rateLimit: number | 'off';
  readonly logLevel: string;
  /** Checking every reply against the contract costs a third of the speed. */
  readonly checkReplies: boolean;
  readonly webFolder: string;
  readonly web: WebConfiguration;
  /** null: what is sent stays in the outbox. */
  readonly mail: MailSettings | null;
}

/** A variable of the environment is not what it can be. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

const repository = join(import.meta.dirname, '../../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings; throws `BadSetting` with a sentence that names the variable. */
export function readSettings(env: Environment): Settings {
  const control = oneOf(env, 'MOCK_CONTROL', ['on', 'off']) === 'on';
  return {
    port: whole(env, 'PORT', 4000, 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataFolder: env.DATA_DIR || join(repository, '.data'),
    seed: whole(env, 'SEED', 1, 0, 2 ** 31 - 1),
    candidates: whole(env, 'CANDIDATES', 1000, 0, 100_000),
    control,
    rateLimit: readRateLimit(env.RATE_LIMIT || '1'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['warn', ...logLevels]),
    checkReplies: env.NODE_ENV !== 'production',
    webFolder: env.WEB_DIST || join(repository, 'apps/web/dist'),
    web: readWeb(env, control),
    mail: readMail(env),
  };
}

function readWeb(env: Environment, control: boolean): WebConfiguration {
  const name = env.NOTIFICATION_HEADER_NAME ?? '';
  const value = env.NOTIFICATION_HEADER_VALUE ?? '';
  if ((name === '') !== (value === '')) {
    throw new BadSetting('NOTIFICATION_HEADER_NAME and NOTIFICATION_HEADER_VALUE go together: set both or none.');
  }
  if (!/^[\w!#$%&'*+.^`|~-]*$/.test(name))
    throw new BadSetting('NOTIFICATION_HEADER_NAME is not the name of a header.');
  return {
    productName: env.PRODUCT_NAME || defaultConfiguration.productName,
    recruiterApi: base(env, 'RECRUITER_API_BASE', defaultConfiguration.recruiterApi),
    candidateApi: base(env, 'CANDIDATE_API_BASE', defaultConfiguration.candidateApi),
    credentials: oneOf(env, 'API_CREDENTIALS', ['same-origin', 'include']),
    ...readGoogle(env, control),
    supportEmail: env.SUPPORT_EMAIL || defaultConfiguration.supportEmail,
    appStoreUrl: env.APP_STORE_URL ?? '',
    playStoreUrl: env.PLAY_STORE_URL ?? '',
    notificationHeader: name === '' ? null : { name, value },
  };
}

/** Without a client id of Google a developer signs in at the stand-in's own provider, and nobody where that is off. */
function readGoogle({ GOOGLE_CLIENT_ID: googleClientId = '' }: Environment, control: boolean) {
  if (googleClientId !== '') return { googleClientId, googleScript: googleIdentityServices };
  return control ? developmentGoogle : { googleClientId: '', googleScript: '' };
}

function readMail(env: Environment): MailSettings | null {
  const server = env.SMTP_URL ?? '';
  if (server === '') return null;
  if (!/^smtps?:\/\//.test(server) || !URL.canParse(server)) {
    throw new BadSetting('SMTP_URL must be an address such as smtp://user:password@mail.example:587.');
  }
  return { server, from: env.MAIL_FROM || 'Glo Recruiter <no-reply@glo.example>' };
}

function whole(env: Environment, name: string, fallback: number, from: number, to: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new BadSetting(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
}

/** The first choice is the default. */
function oneOf<T extends string>(env: Environment, name: string, choices: readonly [T, ...T[]]): T {
  const text = env[name] || choices[0];
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new BadSetting(`${name} must be one of ${[...new Set(choices)].join(', ')}, not "${text}".`);
}

function readRateLimit(text: string): number | 'off' {
  if (text === 'off') return 'off';
  const factor = Number(text);
  if (Number.isFinite(factor) && factor > 0) return factor;
  throw new BadSetting(`RATE_LIMIT must be "off" or a number above 0 that multiplies every limit, not "${text}".`);
}

function base(env: Environment, name: string, fallback: string): string {
  const text = (env[name] || fallback).replace(/\/+$/, '');
  if (/^\/[^/]/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text))) return text;
  throw new BadSetting(`${name} must be a path such as ${fallback} or an http(s) address, not "${text}".`);
}
