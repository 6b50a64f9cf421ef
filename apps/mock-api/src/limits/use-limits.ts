import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { days, hours, minutes } from '../data/durations.ts';
import type { Rows } from '../data/rows.ts';
import { requireNoWait } from '../http/refusal.ts';
import { bodyLimits } from '../http/json-body.ts';
import { type CountKey, type Limit, takeUse, type Uses } from '../store/counts/counts.ts';
import type { Reader } from '../store/store.ts';
import { type Occupant, SharedRoom } from './shared-room.ts';

/** Per hour and account unless noted (decisions 62 and 79). */
export const allowances = {
  uploads: 100,
  uploadMegabytes: 200,
  uploadsAtOnce: 20,
  uploadsAtOncePerAccount: 3,
  bodyMegabytesAtOnce: 60,
  largeBodiesAtOncePerAccount: 2,
  emails: 200,
  emailsToStudent: 3,
  companies: 5,
  jobs: 60,
  edits: 100,
  folders: 120,
  documents: 20,
  notifications: 60,
  notificationsToStudent: 1,
  profiles: 600,
  codes: 10,
  codesADay: 50,
  codesFromNetwork: 3,
};

export type Allowance = keyof typeof allowances;
export type Allowances = Readonly<Partial<Record<Allowance, number>>>;

interface Use {
  readonly request: FastifyRequest;
  readonly account: { readonly id: string };
}

interface Recorded {
  readonly at: string;
  readonly weight: number;
}

/** Not rates, so `RATE_LIMIT` does not scale them. */
const atOnce: readonly Allowance[] = [
  'uploadsAtOnce',
  'uploadsAtOncePerAccount',
  'bodyMegabytesAtOnce',
  'largeBodiesAtOncePerAccount',
];
const megabyte = 1024 * 1024;
/** Milliseconds. All others are per hour. */
const windows: Readonly<Partial<Record<Allowance, number>>> = {
  notifications: minutes(1),
  profiles: minutes(10),
  emailsToStudent: days(1),
  notificationsToStudent: days(1),
};
const windowOf = (allowance: Allowance) => windows[allowance] ?? hours(1);

/** Uses that leave rows are counted from the rows, so that they survive a restart. */
export class UseLimits {
  readonly #max: (name: Allowance) => number;
  readonly #uploads: SharedRoom;
  readonly #bodies: SharedRoom;

  constructor(given: Allowances, factor: number | 'off') {
    const all = { ...allowances, ...given };
    this.#max = (name) => {
      if (factor === 'off') return Number.POSITIVE_INFINITY;
      return atOnce.includes(name) ? all[name] : Math.ceil(all[name] * factor);
    };
    this.#uploads = new SharedRoom('uploads at the same time', this.#max('uploadsAtOnce'), () => 1);
    const bytes = this.#max('bodyMegabytesAtOnce') * megabyte;
    this.#bodies = new SharedRoom('large requests at the same time', bytes, (body) => body.bytes);
  }

  async count(allowance: 'emails' | 'notifications' | 'edits', { request: { world }, account }: Use): Promise<void> {
    const limit = this.#limit(allowance);
    if (limit === null) return;
    const wait = await world.counts.change<Uses, number>(keyOf(allowance, account), world.clock.time, (uses) =>
      takeUse(uses, world.clock.time, limit),
    );
    requireNoWait(wait, allowance);
  }

  /** Synchronous, so several processes count together with a delay. */
  countProfile({ request: { world }, account }: Use): void {
    const limit = this.#limit('profiles');
    if (limit === null) return;
    const wait = world.counts.takeAtOnce(keyOf('profiles', account), world.clock.time, limit);
    requireNoWait(wait, 'profiles');
  }

  #limit(allowance: Allowance): Limit | null {
    const most = this.#max(allowance);
    return most === Number.POSITIVE_INFINITY ? null : { most, during: windowOf(allowance) };
  }

  allowEmailTo(reader: Reader<Rows>, to: string, { request: { world }, account }: Use): void {
    const sent = reader.find('messages', 'to', to).filter(({ kind, from }) => kind === 'email' && from === account.id);
    const wait = this.#waitForRow('emailsToStudent', sent.map(momentOf), world.clock.time);
    requireNoWait(wait, 'emails to this student');
  }

  /** Returns the students without this notification from the account today. Throws if there are none. */
  notYetNotified(
    reader: Reader<Rows>,
    students: readonly string[],
    text: string,
    { request: { world }, account }: Use,
  ): string[] {
    const waitOf = (student: string) => {
      const sent = reader.find('messages', 'to', student).filter((row) => row.from === account.id && row.text === text);
      return this.#waitForRow('notificationsToStudent', sent.map(momentOf), world.clock.time);
    };
    const waits = students.map(waitOf);
    const due = students.filter((_, at) => waits[at] === 0);
    if (due.length === 0) requireNoWait(Math.min(...waits), 'notifications to the same student');
    return due;
  }

  /** Call it in the transaction that adds a row. `rows` are the earlier rows of the account. */
  allowRow(
    allowance: 'companies' | 'jobs' | 'folders' | 'documents',
    rows: readonly { readonly createdAt: string }[],
    { request: { world } }: Use,
  ): void {
    const moments = rows.map(({ createdAt }) => createdAt);
    const wait = this.#waitForRow(allowance, moments, world.clock.time);
    requireNoWait(wait, allowance);
  }

  #waitForRow(allowance: Allowance, moments: readonly string[], now: number): number {
    const recorded = moments.map((at) => ({ at, weight: 1 }));
    return waitFor(1, recorded, this.#max(allowance), windowOf(allowance), now);
  }

  /** Checked before a file is received and again before it is stored. `arriving` are not stored yet. */
  allowUpload(
    reader: Reader<Rows>,
    bytes: number,
    { request: { world }, account }: Use,
    arriving: readonly Occupant[] = [],
  ): void {
    const { time } = world.clock;
    const now = new Date(time).toISOString();
    const uploads = [
      ...reader.find('uploads', 'accountId', account.id).map((row) => ({ at: row.createdAt, bytes: row.bytes })),
      ...arriving.map((other) => ({ at: now, bytes: other.bytes })),
    ];
    const one = uploads.map(({ at }) => ({ at, weight: 1 }));
    const inBytes = uploads.map((upload) => ({ at: upload.at, weight: upload.bytes }));
    const wait = Math.max(
      waitFor(1, one, this.#max('uploads'), windowOf('uploads'), time),
      waitFor(bytes, inBytes, this.#max('uploadMegabytes') * megabyte, windowOf('uploadMegabytes'), time),
    );
    requireNoWait(wait, 'uploads');
  }

  async whileUploading<T>(use: Use, bytes: number, work: () => Promise<T>): Promise<T> {
    const upload = { ...occupantOf(use), bytes };
    const own = this.#uploads.ofAccount(upload);
    if (own.length >= this.#max('uploadsAtOncePerAccount')) throw this.#uploads.refusal();
    this.allowUpload(use.request.world.store, 1, use, own);
    const leave = this.#uploads.enter(upload);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Returns a function to call once the request is answered. */
  takeBody(use: Use, bytes: number, response: ServerResponse): () => void {
    const body = { ...occupantOf(use), bytes, response };
    const all = [...this.#bodies.ofAccount(body), body];
    const large = all.filter((each) => each.bytes > bodyLimits.signedIn);
    const most = this.#max('largeBodiesAtOncePerAccount');
    const sum = all.reduce((total, each) => total + each.bytes, 0);
    if (large.length > most || sum > most * bodyLimits.manyIds) throw this.#bodies.refusal();
    return this.#bodies.enter(body);
  }
}

const occupantOf = ({ request: { world, raw }, account }: Use) => ({ world, accountId: account.id, request: raw });

function waitFor(weight: number, recorded: readonly Recorded[], max: number, windowMs: number, now: number): number {
  const inWindow = recorded
    .map((each) => ({ ...each, end: Date.parse(each.at) + windowMs }))
    // Skips uses from the future, which exist after the clock was set back.
    .filter(({ end }) => end > now && end <= now + windowMs)
    .sort((a, b) => a.end - b.end);
  let room = max - weight - inWindow.reduce((sum, each) => sum + each.weight, 0);
  let wait = room < 0 ? windowMs : 0;
  for (const each of inWindow) {
    if (room >= 0) break;
    room += each.weight;
    wait = each.end - now;
  }
  return wait;
}

const momentOf = ({ at }: { readonly at: string }) => at;
const keyOf = (allowance: Allowance, { id }: Use['account']): CountKey => ({
  book: 'accounts',
  name: `${allowance} of ${id}`,
});
