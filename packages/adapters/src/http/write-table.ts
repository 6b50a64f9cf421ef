/** Name and value in the body for each entry, in the order of the body. `null` for an entry that is not sent. */
export type WriteTable<Entries, Body> = {
  readonly [K in keyof Entries]:
    | { readonly [Name in keyof Body]: readonly [name: Name, write: (value: Entries[K]) => Body[Name]] }[keyof Body]
    | null;
};

type WriteEntry = readonly [name: string, write: (value: never) => unknown];
type Written<Table> = { [E in Extract<Table[keyof Table], WriteEntry> as E[0]]: ReturnType<E[1]> };

/** The type lists the written names, so that a body with an unwritten name does not compile. */
export function writeByTable<Entries extends object, Table extends Readonly<Record<keyof Entries, WriteEntry | null>>>(
  table: Table,
  entries: Entries,
): Written<Table> {
  const names = Object.keys(table) as (keyof Entries & string)[];
  const written = names.flatMap((key) => {
    const entry = table[key];
    return entry === null ? [] : [[entry[0], entry[1](entries[key] as never)] as const];
  });
  return Object.fromEntries(written) as Written<Table>;
}

/** Keys of the entries by their names in the body. */
export function fieldsByName(table: Readonly<Record<string, WriteEntry | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).flatMap(([key, entry]) => (entry === null ? [] : [[entry[0], key]])));
}
