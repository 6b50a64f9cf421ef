import { collections } from '../../data/count-rows.ts';
import type { Rows } from '../../data/rows.ts';
import { jsonText } from '../../http/secrets.ts';
import { shortened } from '../../http/words.ts';
import type { DataSet, Row } from '../../store/store.ts';

export interface RowDifference {
  readonly collection: keyof Rows;
  readonly id: string;
  readonly what: 'added' | 'removed' | 'changed';
  /** As JSON without secrets, cut short; '' where there is none. */
  readonly fields: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

/** What leads from one data set to another, row by row, in the order of the collections. */
export function rowDifferences(from: DataSet<Rows>, to: DataSet<Rows>): RowDifference[] {
  return collections.flatMap((collection) => {
    const [before, after] = [byId(from[collection]), byId(to[collection])];
    const ids = new Set([...before.keys(), ...after.keys()]);
    return [...ids].flatMap((id): RowDifference[] => {
      const [old, fresh] = [before.get(id), after.get(id)];
      if (old === undefined) return [{ collection, id, what: 'added', fields: [] }];
      if (fresh === undefined) return [{ collection, id, what: 'removed', fields: [] }];
      const fields = changedFields(old, fresh);
      return fields.length === 0 ? [] : [{ collection, id, what: 'changed', fields }];
    });
  });
}

const byId = (rows: Iterable<Row> = []) => new Map(Array.from(rows, (row) => [row.id, row as Fields]));

type Fields = Readonly<Record<string, unknown>>;

function changedFields(old: Fields, fresh: Fields): RowDifference['fields'] {
  // Rows that were not written since are the same object.
  if (old === fresh) return [];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]))
    .map((name) => ({ name, from: told(name, old[name]), to: told(name, fresh[name]) }));
}

/** The value as it reads below its name, which may be that of a secret. */
function told(name: string, value: unknown): string {
  if (value === undefined) return '';
  return shortened(jsonText({ [name]: value }).slice(JSON.stringify(name).length + 2, -1));
}
