import { isDeepStrictEqual } from 'node:util';
import type { Schema, Schemas } from './schema.ts';

/** A schema with the names that its references lead to. */
export interface Described {
  readonly schema: Schema;
  readonly schemas: Schemas;
}

/** Who wrote what the schema describes: the client sends a request, and reads a reply. */
export type Direction = 'request' | 'reply';

const upper = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const lower = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;

/**
 * What `written` allows and `read` does not, in words, each with the path of its field. A request is written by clients of the version
 * before and read by the new one; a reply is written by the new one and read by clients of the version before. More fields than they
 * know break no client, and neither do longer texts than they have seen.
 */
export function narrower(written: Described, read: Described, direction: Direction, path = ''): string[] {
  return compare(written, read, direction, path, new Set());
}

function compare(
  written: Described,
  read: Described,
  direction: Direction,
  path: string,
  met: ReadonlySet<string>,
): string[] {
  // A type that contains itself has been compared once it comes round.
  const pair = `${written.schema.$ref} ${read.schema.$ref}`;
  if (written.schema.$ref !== undefined && met.has(pair)) return [];
  const seen = new Set([...met, pair]);
  const [from, to] = [resolved(written), resolved(read)];
  const within = (a: Schema, b: Schema, at: string) =>
    compare({ ...written, schema: a }, { ...read, schema: b }, direction, at, seen);
  const where = path === '' ? 'it' : `"${path}"`;

  const alternatives = to.anyOf ?? [to];
  if (from.anyOf !== undefined || alternatives.length > 1) {
    const misfits = (from.anyOf ?? [from]).filter(
      (each) => !alternatives.some((other) => within(each, other, path).length === 0),
    );
    return misfits.length > 0 ? [`${where} may be of a kind that it could not be before`] : [];
  }

  const changes: string[] = [];
  const isTaken = typesOf(from).every((type) => takes(typesOf(to), type));
  if (!isTaken || (typesOf(from).length === 0 && typesOf(to).length > 0)) {
    return [`${where} is ${kindsOf(from)} on one side and ${kindsOf(to)} on the other`];
  }
  const values = valuesOf(to);
  const others = valuesOf(from)?.filter((value) => !values?.some((known) => isDeepStrictEqual(known, value)));
  if (values !== null && (others === undefined || others.length > 0)) {
    const which = others === undefined ? 'any value' : others.map((value) => JSON.stringify(value)).join(', ');
    changes.push(
      `${where} may be ${which}, of which only ${values.map((each) => JSON.stringify(each)).join(', ')} are known`,
    );
  }
  for (const keyword of ['pattern', 'format', 'contentMediaType'] as const) {
    if (to[keyword] !== undefined && to[keyword] !== from[keyword]) changes.push(`${where} has another ${keyword}`);
  }
  if (direction === 'request') changes.push(...tighter(from, to).map((keyword) => `${where} has a tighter ${keyword}`));
  if (to.items !== undefined) changes.push(...within(from.items ?? {}, to.items, `${path}[]`));
  if (typeof to.additionalProperties === 'object' && typeof from.additionalProperties === 'object') {
    changes.push(...within(from.additionalProperties, to.additionalProperties, inside(path, '*')));
  }
  return [...changes, ...fieldChanges(from, to, direction, path, within)];
}

function fieldChanges(
  from: Schema,
  to: Schema,
  direction: Direction,
  path: string,
  within: (from: Schema, to: Schema, at: string) => string[],
): string[] {
  const changes: string[] = [];
  for (const name of to.required ?? []) {
    if (from.required?.includes(name) === true) continue;
    const words = direction === 'request' ? 'has to be sent now' : 'is not always there any more';
    changes.push(`"${inside(path, name)}" ${words}`);
  }
  for (const [name, field] of Object.entries(from.properties ?? {})) {
    const other = to.properties?.[name];
    if (other !== undefined) changes.push(...within(field, other, inside(path, name)));
    else if (direction === 'request') changes.push(`"${inside(path, name)}" is not taken any more`);
  }
  if (direction === 'request') return changes;
  for (const name of Object.keys(to.properties ?? {})) {
    if (from.properties?.[name] !== undefined || to.required?.includes(name) === true) continue;
    changes.push(`"${inside(path, name)}" is not there any more`);
  }
  return changes;
}

function tighter(from: Schema, to: Schema): string[] {
  return [
    ...upper.filter(
      (keyword) => (to[keyword] ?? Number.POSITIVE_INFINITY) < (from[keyword] ?? Number.POSITIVE_INFINITY),
    ),
    ...lower.filter(
      (keyword) => (to[keyword] ?? Number.NEGATIVE_INFINITY) > (from[keyword] ?? Number.NEGATIVE_INFINITY),
    ),
  ];
}

function resolved({ schema, schemas }: Described): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (schemas[name] ?? {});
}

const inside = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Empty: of any type. */
const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);

const takes = (types: readonly string[], type: string) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const kindsOf = (schema: Schema) => typesOf(schema).join(' or ') || 'anything';

/** Null: any value. */
function valuesOf({ enum: values, const: only }: Schema): readonly unknown[] | null {
  return values ?? (only === undefined ? null : [only]);
}
