import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { loopback, trustsProxy } from './http/trusted-proxies.ts';
import { developmentGoogle } from './identity/development-provider.ts';
import { noRecruiters } from './seed/scenarios.ts';
import type { MailSettings } from './mail/mailer.ts';
import type { MockApiOptions } from './mock-api.ts';
import { type Clock, frozenClock, systemClock } from './http/world.ts';
import { type Allowances, allowances } from './limits/use-limits.ts';
import { BadSetting, type Environment, isOn, listOf, oneOf, origins, whole } from './web/setting-values.ts';
import { noGoogle, readWebConfiguration } from './web/configuration.ts';

export type Settings = Required<Omit<MockApiOptions, 'rows' | 'identity' | 'pages' | 'timeLimits' | 'logger'>> & {
  readonly logLevel: string;
};

const repository = join(import.meta.dirname, '../../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `BadSetting` with a sentence that names the variable. */
export function readSettings(env: Environment): Settings {
  const control = isOn(env, 'MOCK_CONTROL');
  const host = readHost(env);
  return {
    port: whole(env, 'PORT', 4000, 0, 65_535),
    host,
    folder: env.DATA_DIR || join(repository, '.data'),
    database: readDatabase(env),
    clock: readClock(env.CLOCK ?? ''),
    dataSet: {
      seed: whole(env, 'SEED', 1, 0, 2 ** 31 - 1),
      candidates: whole(env, 'CANDIDATES', 1000, 0, 100_000),
      ...(!isOn(env, 'DEMO') && { scenario: noRecruiters }),
      ...(env.DATA_DAY && { day: readDataDay(env.DATA_DAY) }),
    },
    control,
    reviewToken: readReviewToken(env),
    allowedHosts: [host, ...readAllowedHosts(env)],
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    trustProxy: readTrustProxy(env),
    rateLimit: readRateLimit(env.RATE_LIMIT || '1'),
    limits: readLimits(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['warn', ...logLevels]),
    checkReplies: env.NODE_ENV !== 'production',
    web: {
      folder: env.WEB_DIST || join(repository, 'apps/web/dist'),
      configuration: readWebConfiguration(env, control ? developmentGoogle : noGoogle),
    },
    mail: readMail(env),
  };
}

/** Does not repeat the address, because it may contain a password. */
function serverAddress(env: Environment, name: string, scheme: RegExp, example: string): string | null {
  const url = env[name] ?? '';
  if (url === '') return null;
  if (scheme.test(url) && URL.canParse(url) && isWhole(new URL(url))) return url;
  throw new BadSetting(
    `${name} must be an address such as ${example}. In the user and password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25.`,
  );
}

/** An unescaped sign in the password ends it early and moves the host into the path. */
function isWhole({ hostname, username, password, pathname, search, hash }: URL): boolean {
  const isEscaped = !/%(?![\da-f]{2})/i.test(username + password);
  return hostname !== '' && isEscaped && !`${pathname}${search}${hash}`.includes('@');
}

const readDatabase = (env: Environment) =>
  serverAddress(env, 'DATABASE_URL', /^postgres(?:ql)?:\/\//, 'postgres://user:password@db.example:5432/recruiting');

function readReviewToken(env: Environment): string | null {
  const token = env.REVIEW_TOKEN;
  if (token === undefined) return null;
  if (/^[\w.~+/=-]{32,}$/.test(token)) return token;
  throw new BadSetting(
    'REVIEW_TOKEN must have at least 32 characters, only letters, digits and -._~+/=. Leave it unset to switch reviews off.',
  );
}

function readDataDay(text: string): Date {
  if (text.startsWith('20') && z.iso.date().safeParse(text).success) return new Date(text);
  throw new BadSetting(`DATA_DAY must be a day from 2000 to 2099, such as 2026-03-01, not "${text}".`);
}

function readClock(text: string): Clock {
  if (text === '') return systemClock;
  if (/^20\d\d-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return frozenClock(new Date(text));
  throw new BadSetting(`CLOCK must be a time with its zone, such as 2026-03-01T09:00:00Z, not "${text}".`);
}

function readMail(env: Environment): MailSettings | null {
  const server = serverAddress(env, 'SMTP_URL', /^smtps?:\/\//, 'smtp://user:password@mail.example:587');
  const from = env.MAIL_FROM || 'Glo Recruiter <no-reply@glo.example>';
  if (!sender.test(from)) {
    throw new BadSetting(
      `MAIL_FROM must be an email address, or a name with an address such as Acme Talent <no-reply@acme.example>, not "${from}". Put a name with signs in quotes.`,
    );
  }
  return server === null ? null : { server, from };
}

const sender =
  /^(?:(?:"[^"\r\n]*" *|[^"(),:;<>@[\\\]\r\n]*)<[^\s"(),:;<>@]+@[^\s"(),:;<>@]+>|[^\s"(),:;<>@]+@[^\s"(),:;<>@]+)$/;

function readRateLimit(text: string): number | 'off' {
  if (text === 'off') return 'off';
  const factor = Number(text);
  if (Number.isFinite(factor) && factor > 0) return factor;
  throw new BadSetting(`RATE_LIMIT must be "off" or a number above 0 that multiplies every limit, not "${text}".`);
}

function readLimits(env: Environment): Allowances {
  return Object.fromEntries(
    listOf(env, 'LIMITS').map((entry) => {
      const [name = '', value = ''] = entry.split('=').map((part) => part.trim());
      if (Object.hasOwn(allowances, name) && /^[1-9]\d{0,8}$/.test(value)) return [name, Number(value)];
      const names = Object.keys(allowances).join(', ');
      throw new BadSetting(`LIMITS must look like "uploads=50,emails=100", with any of ${names}; it has "${entry}".`);
    }),
  );
}

function readHost({ HOST: host = '' }: Environment): string {
  if (host === '') return '127.0.0.1';
  if (isIP(host) !== 0 || isHostName(host)) return host;
  throw new BadSetting(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${host}".`);
}

function readAllowedHosts(env: Environment): readonly string[] {
  const names = listOf(env, 'ALLOWED_HOSTS');
  const wrong = names.find((name) => isIP(name) === 0 && !isHostName(name));
  if (wrong === undefined) return names;
  throw new BadSetting(
    `ALLOWED_HOSTS must be names or addresses without a port, such as mock.acme.example, separated by commas, not "${wrong}".`,
  );
}

const isHostName = (text: string) => /^[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text);

function readTrustProxy(env: Environment): readonly string[] {
  const proxies = listOf(env, 'TRUST_PROXY');
  const count = proxies.find((proxy) => /^\d+$/.test(proxy));
  if (count !== undefined) {
    throw new BadSetting(
      `TRUST_PROXY must be addresses or networks of proxies such as 172.16.0.0/12, not the number ${count}: with a number, anyone who reaches the port directly could forge forwarded headers.`,
    );
  }
  try {
    trustsProxy(proxies);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BadSetting(
      `TRUST_PROXY must be addresses or networks of proxies such as 172.16.0.0/12, separated by commas: ${error.message}.`,
    );
  }
  return proxies.length > 0 ? proxies : [loopback];
}
