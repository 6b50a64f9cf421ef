import { recordOf } from '../shared/json.ts';
import type { DeviceRow, RowChange } from './device-rows.ts';
import { type Entry, forEachKind, type Kinds, type ValuesOf } from './kinds.ts';

/** Places of records by key. A database returns rows by key, so each row has the place of its record. */
type Places = ReadonlyMap<string, number>;

/** Records that are rows with the key `[kind, key of the record]`. */
export interface Placed<K extends Kinds> {
  readonly values: ValuesOf<K>;
  /** The places of each kind. */
  readonly places: ReadonlyMap<string, Places>;
}

interface PlacedChanges {
  readonly changes: readonly RowChange[];
  readonly places: Placed<Kinds>['places'];
}

/** Skips foreign rows and damaged records. */
export function readPlaced<K extends Kinds>(kinds: K, rows: readonly DeviceRow[]): Placed<K> {
  const placed = rows.flatMap(({ key: [kind = '', key = ''], value }) => {
    const { place, record } = recordOf(value);
    return typeof place === 'number' ? [{ kind, key, place, record }] : [];
  });
  placed.sort((one, other) => one.place - other.place);
  const byKind = Map.groupBy(placed, ({ kind }) => kind);
  return {
    values: forEachKind(kinds, (kind, name) =>
      kind.ofEntries((byKind.get(name) ?? []).map(({ key, record }) => [key, record])),
    ),
    places: new Map([...byKind].map(([kind, all]) => [kind, new Map(all.map(({ key, place }) => [key, place]))])),
  };
}

/** The rows of the records that are new, changed, moved or gone. Another tab may change the others. */
export function placedChanges<K extends Kinds>(kinds: K, before: Placed<K>, values: ValuesOf<K>): PlacedChanges {
  const changes: RowChange[] = [];
  const places = new Map(before.places);
  for (const [name, kind] of Object.entries(kinds)) {
    if (values[name] === before.values[name]) continue;
    const earlier = new Map(kind.entries(before.values[name]));
    const entries = kind.entries(values[name]);
    const known = before.places.get(name);
    const now = placesOf(entries, known);
    places.set(name, now);
    for (const [key, record] of entries) {
      const place = now.get(key);
      const isStored = earlier.get(key) === record && known?.get(key) === place;
      if (!isStored) changes.push({ key: [name, key], value: { place, record } });
    }
    for (const key of earlier.keys()) if (!now.has(key)) changes.push({ key: [name, key], value: null });
  }
  return { changes, places };
}

/** From the last record to the first: the others keep their places if one is added or moved to the front. */
function placesOf(entries: readonly Entry[], known: Places = new Map()): Places {
  const places = new Map<string, number>();
  let next = [...known.values()].reduce((most, place) => Math.max(most, place), 0) + 2;
  for (const [key] of entries.toReversed()) {
    const place = known.get(key) ?? Infinity;
    next = place < next ? place : next - 1;
    places.set(key, next);
  }
  return places;
}
