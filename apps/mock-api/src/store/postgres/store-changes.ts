import type { Change } from '../tables.ts';
import type { Connection } from './connection.ts';
import type { Entry } from './database.ts';

/** A process that missed more transactions reloads all rows. */
const keptChanges = 10_000;

/** Characters of JSON per statement. */
const pieceLength = 256 * 1024;

export const channel = 'stand_in_changes';

/** Stores changes and their log entry, in a transaction with the lock. Notifies the other processes on commit. */
export async function storeChanges(
  connection: Connection,
  { change, id, changes }: Entry & { changes: readonly Change[] },
) {
  const isWhole = changes.some((one) => 'clear' in one);
  if (isWhole) await connection.query('DELETE FROM stand_in_rows', { within: 0 });
  for (const [gone, put] of pieces(changes)) {
    const values = [gone, put.map(({ place }) => place), put.map((one) => one.put), put.map(({ json }) => json)];
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

/** Yields removed places and rows in their final state, in pieces for one statement each. */
function* pieces(changes: readonly Change[]): Generator<readonly [gone: readonly number[], put: readonly StoredRow[]]> {
  const last = new Map<number, Change>();
  for (const change of changes) {
    if ('clear' in change) last.clear();
    else last.set('put' in change ? change.place : change.remove, change);
  }
  let gone: number[] = [];
  let put: StoredRow[] = [];
  let length = 0;
  for (const [place, change] of last) {
    if (!('put' in change)) gone.push(place);
    else {
      const json = JSON.stringify(change.row);
      put.push({ put: change.put, place, json });
      length += json.length;
    }
    if (length < pieceLength) continue;
    yield [gone, put];
    [gone, put, length] = [[], [], 0];
  }
  if (gone.length + put.length > 0) yield [gone, put];
}
