import { ForeignData, type Row, UnusableDatabase } from '../store.ts';
import type { Change } from '../tables.ts';
import type { Connection, Selected } from './connection.ts';

const schemaVersion = 2;

/** The oldest supported `server_version_num`. */
const oldest = 140_000;

const rowsAtOnce = 2000;

/** Admits one writer among all processes that use these tables. */
const lock = "SELECT pg_advisory_xact_lock(hashtextextended('glo stand-in ' || current_schema(), 0))";

export const beginLocked = `BEGIN; ${lock}`;

const tables = `
  CREATE TABLE stand_in_meta (single boolean PRIMARY KEY CHECK (single), schema_version int NOT NULL, format int NOT NULL);
  CREATE TABLE stand_in_rows (place bigint PRIMARY KEY, collection text NOT NULL, json text NOT NULL);
  CREATE TABLE stand_in_changes (
    change bigint PRIMARY KEY, id uuid NOT NULL UNIQUE, changes text, at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE stand_in_files (name text PRIMARY KEY, bytes bytea NOT NULL, put_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE stand_in_keys (name text PRIMARY KEY, key text NOT NULL);
  CREATE UNLOGGED TABLE stand_in_counts (key text PRIMARY KEY, value text, at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX ON stand_in_counts (at);
`;

export interface Entry {
  readonly change: number;
  readonly id: string;
  readonly changes: readonly Change[] | null;
}

export type Position = Omit<Entry, 'changes'>;

export type Everything = Awaited<ReturnType<typeof readEverything>>;

/** Needs a transaction with the lock. Returns whether the tables existed. */
export async function prepareTables(connection: Connection, format: number): Promise<boolean> {
  const [server = {}] = await connection.query(
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
  );
  if (Number(server['version']) < oldest) throw new UnusableDatabase('DATABASE_URL: PostgreSQL 14 or newer is needed.');
  if (server['encoding'] !== 'UTF8')
    throw new UnusableDatabase('DATABASE_URL: the database must have the encoding UTF8.');
  const [there] = await connection.query("SELECT to_regclass('stand_in_meta') IS NOT NULL AS there");
  if (there?.['there'] !== true) {
    await connection.query(tables);
    await connection.query('INSERT INTO stand_in_meta VALUES (true, $1, $2)', { values: [schemaVersion, format] });
    return false;
  }
  const [meta = {}] = await connection.query('SELECT schema_version, format FROM stand_in_meta');
  const found = [Number(meta['schema_version']), Number(meta['format'])];
  if (found[0] !== schemaVersion || found[1] !== format) throw foreign(found, [schemaVersion, format]);
  const logged = await connection.query('SELECT 1 FROM stand_in_changes LIMIT 1');
  return logged.length > 0;
}

function foreign(found: readonly number[], known: readonly number[]): ForeignData {
  const [theirs, ours] = [found.join('.'), known.join('.')];
  return new ForeignData(
    `The database in DATABASE_URL was written by another version of this program (format ${theirs}, this version reads ${ours}). ` +
      'Start that version, or set DATABASE_URL to another database. Nothing was changed.',
  );
}

export const logAfter = ({ change }: Position): string =>
  `SELECT change, id, CASE WHEN change > ${change} THEN changes END AS changes FROM stand_in_changes
   WHERE change >= ${change} ORDER BY change`;

export function entriesAfter(from: Position, found: readonly Selected[]): readonly Entry[] | null {
  const [known, ...entries] = found.map(
    (row): Entry => ({
      change: Number(row['change']),
      id: String(row['id']),
      changes: typeof row['changes'] === 'string' ? (JSON.parse(row['changes']) as Change[]) : null,
    }),
  );
  return known?.change === from.change && known.id === from.id ? entries : null;
}

export async function readEverything(connection: Connection, isInTransaction: boolean) {
  if (!isInTransaction) await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const [last = {}] = await connection.query('SELECT change, id FROM stand_in_changes ORDER BY change DESC LIMIT 1');
  const at = { change: Number(last['change']), id: String(last['id']) };
  const rows: { readonly place: number; readonly collection: string; readonly row: Row }[] = [];
  for (;;) {
    const values = [rows.at(-1)?.place ?? 0, rowsAtOnce];
    const found = await connection.query(
      'SELECT place, collection, json FROM stand_in_rows WHERE place > $1 ORDER BY place LIMIT $2',
      { values },
    );
    for (const { place, collection, json } of found)
      rows.push({ place: Number(place), collection: String(collection), row: JSON.parse(String(json)) as Row });
    if (found.length < rowsAtOnce) break;
  }
  if (!isInTransaction) await connection.query('COMMIT');
  return { at, rows };
}

const keptChanges = 10_000;

/** Characters of JSON per statement. */
const pieceLength = 256 * 1024;

export const channel = 'stand_in_changes';

export async function storeChanges(
  connection: Connection,
  { change, id, changes }: Entry & { changes: readonly Change[] },
) {
  const isWhole = changes.some((one) => 'clear' in one);
  if (isWhole) await connection.query('DELETE FROM stand_in_rows', { within: 0 });
  for (const [removed, put] of pieces(changes)) {
    const values = [removed, put.map(({ place }) => place), put.map((one) => one.put), put.map(({ json }) => json)];
    await connection.query(storePiece, { values, within: 0 });
  }
  await connection.query(storeEntry, { values: [change, id, isWhole ? null : JSON.stringify(changes), connection.id] });
}

const storePiece = `
  WITH gone AS (DELETE FROM stand_in_rows WHERE place = ANY($1::bigint[]))
  INSERT INTO stand_in_rows (place, collection, json) SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[])
  ON CONFLICT (place) DO UPDATE SET json = excluded.json`;

const storeEntry = `
  WITH entry AS (INSERT INTO stand_in_changes (change, id, changes) VALUES ($1, $2, $3)),
    old AS (DELETE FROM stand_in_changes WHERE change <= $1::bigint - ${keptChanges})
  SELECT pg_notify('${channel}', $4)`;

interface StoredRow {
  readonly put: string;
  readonly place: number;
  readonly json: string;
}

function* pieces(changes: readonly Change[]): Generator<readonly [gone: readonly number[], put: readonly StoredRow[]]> {
  const last = new Map<number, Change>();
  for (const change of changes) {
    if ('clear' in change) last.clear();
    else last.set('put' in change ? change.place : change.remove, change);
  }
  let removed: number[] = [];
  let put: StoredRow[] = [];
  let length = 0;
  for (const [place, change] of last) {
    if (!('put' in change)) removed.push(place);
    else {
      const json = JSON.stringify(change.row);
      put.push({ put: change.put, place, json });
      length += json.length;
    }
    if (length < pieceLength) continue;
    yield [removed, put];
    [removed, put, length] = [[], [], 0];
  }
  if (removed.length + put.length > 0) yield [removed, put];
}
