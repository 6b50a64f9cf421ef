import { isAbsolute, resolve } from 'node:path';

/** What `startStandIn` takes, and `npx glo-stand-in` as `--port`, `--rate-limit` and so on. */
export interface StandInOptions {
  /** 0 takes a free one, which is what `startStandIn` does unless told. */
  port?: number;
  /** The same seed gives the same data: 1 unless given. */
  seed?: number;
  /** How many students there are: 1,000 unless given, up to 100,000. */
  candidates?: number;
  /** A folder in which the data lies; without it, everything lives in memory. */
  data?: string;
  /** From which the data's dates are counted, such as 2026-03-01; without it, from the day of the clock. */
  day?: string;
  /** A time such as 2026-03-01T09:00:00Z at which the clock of every world stands until a test moves it; without it, the system's clock. */
  clock?: string | Date;
  /** Whether ids, codes and sessions made at run time are drawn from the seed: the same requests then give the same bytes. */
  seededIds?: boolean;
  /** Multiplies every limit on calls; 'off' lifts them. */
  rateLimit?: number | 'off';
  /** Origins whose pages may call the services with their sessions, such as http://localhost:5173. */
  allowedOrigins?: readonly string[];
  /** A folder for snapshots with a name. */
  snapshots?: string;
  /** The name of the one that an empty data folder and each world begin with. */
  snapshot?: string;
  /** Addresses of the real services, base path included: requests go on to them, and their replies are held against the contract. */
  upstreamRecruiter?: string;
  upstreamCandidate?: string;
  /** A folder in which those exchanges are kept as HAR, without secrets. */
  record?: string;
  /** A folder with such files, which answer instead of any service. */
  replay?: string;
}

interface Option {
  readonly name: keyof StandInOptions;
  /** Of `npx glo-stand-in`. */
  readonly flag: string;
  /** The setting of the stand-in that it gives. */
  readonly variable: string;
  readonly value: string;
  readonly meaning: string;
}

/** The one place where options become settings. */
export const options: readonly Option[] = [
  {
    name: 'port',
    flag: '--port',
    variable: 'PORT',
    value: '4010',
    meaning: 'where it listens: 4000; 0 takes a free port',
  },
  { name: 'seed', flag: '--seed', variable: 'SEED', value: '1', meaning: 'the same seed gives the same data: 1' },
  {
    name: 'candidates',
    flag: '--candidates',
    variable: 'CANDIDATES',
    value: '200',
    meaning: 'how many students there are: 1000',
  },
  {
    name: 'data',
    flag: '--data',
    variable: 'DATA_DIR',
    value: 'folder',
    meaning: 'where the data lies; without it, in memory',
  },
  {
    name: 'day',
    flag: '--day',
    variable: 'DATA_DAY',
    value: '2026-03-01',
    meaning: "from which dates are counted; without it, the clock's",
  },
  {
    name: 'clock',
    flag: '--clock',
    variable: 'CLOCK',
    value: '2026-03-01T09:00:00Z',
    meaning: "where every clock stands; without it, the system's",
  },
  {
    name: 'seededIds',
    flag: '--seeded-ids',
    variable: 'SEEDED_IDS',
    value: 'on',
    meaning: 'draws ids, codes and sessions from the seed, or off: off',
  },
  {
    name: 'rateLimit',
    flag: '--rate-limit',
    variable: 'RATE_LIMIT',
    value: 'off',
    meaning: 'multiplies the limits on calls, or off: 1',
  },
  {
    name: 'allowedOrigins',
    flag: '--allowed-origins',
    variable: 'ALLOWED_ORIGINS',
    value: 'http://localhost:5173',
    meaning: 'whose pages may call the services, parted by commas',
  },
  {
    name: 'snapshots',
    flag: '--snapshots',
    variable: 'SNAPSHOTS',
    value: 'folder',
    meaning: 'where snapshots with a name lie',
  },
  {
    name: 'snapshot',
    flag: '--snapshot',
    variable: 'SNAPSHOT',
    value: 'name',
    meaning: 'the snapshot that data and worlds begin with',
  },
  {
    name: 'upstreamRecruiter',
    flag: '--upstream-recruiter',
    variable: 'UPSTREAM_RECRUITER',
    value: 'https://api.acme.example/recruiter',
    meaning: 'the real recruiter API, whose replies are checked',
  },
  {
    name: 'upstreamCandidate',
    flag: '--upstream-candidate',
    variable: 'UPSTREAM_CANDIDATE',
    value: 'https://api.acme.example/mobile',
    meaning: 'the real candidate service',
  },
  {
    name: 'record',
    flag: '--record',
    variable: 'RECORD',
    value: 'folder',
    meaning: 'keeps their exchanges as HAR, without secrets',
  },
  {
    name: 'replay',
    flag: '--replay',
    variable: 'REPLAY',
    value: 'folder',
    meaning: 'answers from such files, instead of any service',
  },
];

export type Variables = Readonly<Record<string, string>>;

/** The options as variables of the environment. Throws an `Error` with a sentence for one that there is not. */
export function variablesOf(given: StandInOptions): Variables {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const names = options.map(({ name }) => name).join(', ');
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const option = options.find((each) => each.name === name);
      if (option === undefined) throw new Error(`There is no option "${name}". Options are ${names}.`);
      return [option.variable, textOf(value)];
    }),
  );
}

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** A sentence about variables as one about options: by their names in `startStandIn`, or as they are typed. */
export function inOptions(sentence: string, by: 'name' | 'flag'): string {
  const withExample = sentence.replace(/PORT=(\d+) npm start/, by === 'flag' ? 'PORT $1' : 'PORT: $1');
  return options.reduce(
    (text, option) => text.replaceAll(new RegExp(`\\b${option.variable}\\b`, 'g'), option[by]),
    withExample,
  );
}

/** A folder as the caller means it. */
export const folderOf = ({ DATA_DIR: folder = '' }: Variables): string | null =>
  folder === '' || isAbsolute(folder) ? folder || null : resolve(folder);
