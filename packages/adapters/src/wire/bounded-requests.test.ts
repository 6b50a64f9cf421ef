import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { enteredLocation, textList } from './entered.ts';
import type { Schema } from './notes.ts';
import { wireTable } from './table.ts';

/** Largest text and list that a request may carry. Two lists of ids are longer: whole job lists are filtered. */
const longestText = 4096;
const longestList = 10_000;
const longestIdList = 100_000;

/** Paths of texts and lists without a maximum. */
function unbounded(schema: Schema, path: string): string[] {
  const def = schema._zod.def as unknown as Definition;
  const maximum = Math.min(...(def.checks ?? []).map(({ _zod }) => _zod.def.maximum ?? Number.POSITIVE_INFINITY));
  switch (def.type) {
    case 'string':
      return maximum <= longestText ? [] : [path];
    case 'array':
      return [
        ...(maximum <= (path.endsWith('_id') || path.endsWith('_ids') ? longestIdList : longestList) ? [] : [path]),
        ...unbounded(def.element, `${path}[]`),
      ];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
    case 'optional':
    case 'nullable':
      return unbounded(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => unbounded(option, path));
    case 'number':
    case 'int':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    default:
      return [`${path}: ${def.type}`];
  }
}

interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly maximum?: number } } }[];
  readonly innerType: Schema;
  readonly element: Schema;
  readonly shape: Readonly<Record<string, Schema>>;
  readonly options: readonly Schema[];
}

describe('every request', () => {
  it('has a maximum for each text and each list', () => {
    const found = Object.entries(wireTable).flatMap(([name, { params, query, body }]) =>
      [params, query, body].flatMap((schema) => (schema === undefined ? [] : unbounded(schema, name))),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['a text', z.object({ a: z.string() }), ['x.a']],
    ['a text with a pattern alone', z.object({ a: z.string().check(z.regex(/^\d+$/)) }), ['x.a']],
    ['a list', z.array(z.enum(['a'])), ['x']],
    ['a text in a list', z.array(z.string()).check(z.maxLength(3)), ['x[]']],
    ['an optional text', z.optional(z.nullable(z.string())), ['x']],
    ['a text among alternatives', z.union([z.number(), z.string()]), ['x']],
    ['a record of any keys', z.record(z.string(), z.string()), ['x: record']],
    ['an unknown value', z.unknown(), ['x: unknown']],
  ])('would fail for %s without a maximum', (_what, schema, paths) => {
    expect(unbounded(schema, 'x')).toEqual(paths);
  });

  it('does not fail for the user input in `entered.ts`', () => {
    expect(unbounded(z.object({ a: textList, b: enteredLocation }), 'x')).toEqual([]);
  });
});
