import { havePassed } from '../shared/dates.ts';
import { recordOf } from '../shared/json.ts';

/** Words of the account page for one record and for many. `null`: it does not count them. */
export type RecordName = readonly [one: string, many: string] | null;

export type Entry = readonly [key: string, record: unknown];

export interface Kind<T> {
  readonly name: RecordName;
  readonly none: T;
  /** Reads content of JSON. Skips damaged parts. */
  read(content: unknown): T;
  write(value: T): unknown;
  /** The records by key, in their order. Those of a map are the newest first. */
  entries(value: T): readonly Entry[];
  /** Reads records in the order of `entries`. Skips damaged ones. */
  ofEntries(entries: readonly Entry[]): T;
  /** Adds `other` to `mine`, which wins. */
  merge(mine: T, other: T): T;
  /** Returns the same value if nothing has expired. */
  expire(value: T, now: Date): T;
  /** Reverts a change of `before` to `after`. Keeps what has changed since. */
  revert(value: T, before: T, after: T): T;
  /** Counts the records that are not in `before`. */
  count(value: T, before: T): number;
}

interface Expiry<T> {
  readonly months: number;
  from(record: T): string;
}

interface Rules<T> {
  readonly name: RecordName;
  /** Returns `null` for a damaged record. */
  readonly item: (content: unknown) => T | null;
  readonly most: number;
  readonly expiry: Expiry<T> | null;
}

interface MapRules<K, T> extends Rules<T> {
  /** Returns `null` for a foreign key. */
  readonly key: (text: string) => K | null;
  readonly merge: (mine: T, other: T) => T;
}

interface ListRules<T> extends Rules<T> {
  /** Keeps only the first of two records with one key. */
  readonly keyOf: (record: T) => string;
  readonly merge: (mine: readonly T[], other: readonly T[]) => readonly T[];
}

/** Records by key, the newest last. */
export function mapOf<K extends string, T>({
  name,
  key: readKey,
  item,
  most,
  expiry,
  merge,
}: MapRules<K, T>): Kind<ReadonlyMap<K, T>> {
  const newest = (records: Iterable<readonly [K, T]>): ReadonlyMap<K, T> => new Map([...records].slice(-most));
  const read = (entries: readonly Entry[]) =>
    newest(
      entries.flatMap(([text, each]) => {
        const [key, record] = [readKey(text), item(each)];
        return key === null || record === null ? [] : [[key, record] as const];
      }),
    );
  return {
    name,
    none: new Map(),
    read: (content) => read(Object.entries(recordOf(content))),
    write: (value) => Object.fromEntries(value),
    entries: (value) => [...value].toReversed(),
    ofEntries: (entries) => read(entries.toReversed()),
    merge: (mine, other) => {
      const merged = new Map(other);
      for (const [key, record] of mine) {
        const known = other.get(key);
        merged.set(key, known === undefined ? record : merge(record, known));
      }
      return newest(merged);
    },
    expire: (value, now) => {
      const left = [...value].filter(([, record]) => !isExpired(record, expiry, now));
      return left.length === value.size ? value : new Map(left);
    },
    revert: (value, before, after) => {
      const reverted = new Map(value);
      for (const [key, record] of after) {
        if (!isSame(value.get(key), record)) continue;
        const earlier = before.get(key);
        if (earlier === undefined) reverted.delete(key);
        else reverted.set(key, earlier);
      }
      return reverted;
    },
    count: (value, before) => [...value].filter(([key, record]) => !isSame(before.get(key), record)).length,
  };
}

/** Records in the order of a list. The last ones go if there are too many. */
export function listOf<T>({ name, item, most, expiry, keyOf, merge }: ListRules<T>): Kind<readonly T[]> {
  const first = (records: readonly T[]): readonly T[] => {
    const byKey = new Map<string, T>();
    for (const record of records) if (!byKey.has(keyOf(record))) byKey.set(keyOf(record), record);
    return [...byKey.values()].slice(0, most);
  };
  const read = (records: readonly unknown[]) => first(records.map(item).filter((record) => record !== null));
  return {
    name,
    none: [],
    read: (content) => read(Array.isArray(content) ? content : []),
    write: (value) => value,
    entries: (value) => value.map((record) => [keyOf(record), record]),
    ofEntries: (entries) => read(entries.map(([, record]) => record)),
    merge: (mine, other) => first(merge(mine, other)),
    expire: (value, now) => {
      const left = value.filter((record) => !isExpired(record, expiry, now));
      return left.length === value.length ? value : left;
    },
    revert: revertWhole,
    count: (value, before) => value.filter((record) => !before.includes(record)).length,
  };
}

/** One value, such as a setting. It counts as recorded unless it is `none` or ''. */
export function choiceOf<T>(name: RecordName, none: T, item: (content: unknown) => T | null): Kind<T> {
  return {
    name,
    none,
    read: (content) => item(content) ?? none,
    write: (value) => value,
    entries: (value) => (value === none ? [] : [['', value]]),
    ofEntries: ([entry]) => item(entry?.[1]) ?? none,
    merge: (mine, other) => (mine === none ? other : mine),
    expire: (value) => value,
    revert: revertWhole,
    count: (value, before) => (value === before || value === '' ? 0 : 1),
  };
}

export const mineFirst = <T>(mine: readonly T[], other: readonly T[]): readonly T[] => [...mine, ...other];

export const mineOnly = <T>(mine: T): T => mine;

export type Kinds = Readonly<Record<string, Kind<unknown>>>;

export type ValuesOf<K extends Kinds> = { readonly [Name in keyof K]: K[Name]['none'] };

export function forEachKind<K extends Kinds>(
  kinds: K,
  valueOf: (kind: Kind<unknown>, name: keyof K & string) => unknown,
): ValuesOf<K> {
  const values = Object.entries(kinds).map(([name, kind]) => [name, valueOf(kind, name)]);
  return Object.fromEntries(values) as ValuesOf<K>;
}

export function noneOf<K extends Kinds>(kinds: K): ValuesOf<K> {
  return forEachKind(kinds, ({ none }) => none);
}

export function readAll<K extends Kinds>(kinds: K, content: unknown): ValuesOf<K> {
  const parts = new Map(Object.entries(recordOf(content)));
  return forEachKind(kinds, (kind, name) => kind.read(parts.get(name)));
}

export function mergeAll<K extends Kinds>(kinds: K, mine: ValuesOf<K>, other: ValuesOf<K>): ValuesOf<K> {
  return forEachKind(kinds, (kind, name) => kind.merge(mine[name], other[name]));
}

export function revertAll<K extends Kinds>(
  kinds: K,
  values: ValuesOf<K>,
  { before, after }: Changed<ValuesOf<K>>,
): ValuesOf<K> {
  return forEachKind(kinds, (kind, name) => kind.revert(values[name], before[name], after[name]));
}

export interface Changed<T> {
  readonly before: T;
  readonly after: T;
}

export type Counts<K extends Kinds> = Readonly<Record<keyof K, number>>;

/** Counts the records that a change has added. Kinds without a name count 0. */
export function countAll<K extends Kinds>(kinds: K, { before, after }: Changed<ValuesOf<K>>): Counts<K> {
  const count = (kind: Kind<unknown>, name: keyof K) =>
    kind.name === null ? 0 : kind.count(after[name], before[name]);
  return forEachKind(kinds, count) as Counts<K>;
}

function revertWhole<T>(value: T, before: T, after: T): T {
  return isSame(value, after) ? before : value;
}

function isExpired<T>(record: T, expiry: Expiry<T> | null, now: Date): boolean {
  return expiry !== null && havePassed(expiry.months, expiry.from(record), now);
}

/** Compares values as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
