import type { Call } from '@glo/adapters/wire/call';
import { definitionOf, type Schema } from '@glo/adapters/wire/notes';
import { isDeepStrictEqual } from 'node:util';
import { onlyReads } from './client.ts';
import type { Seen } from './proof.ts';

const emptyValues = [undefined, null, '', 0, []];

/** Returns the paths of the fields that a reading request may leave empty, such as `location[].city`. */
export function optionalFields(call: Call): string[] {
  if (call.anonymous || !onlyReads(call)) return [];
  return [call.query, call.body].flatMap((schema) => (schema === undefined ? [] : fieldsIn(schema, '')));
}

function fieldsIn(schema: Schema, path: string): string[] {
  const { type, innerType, element, shape } = definitionOf(schema);
  if (type === 'object') return Object.entries(shape).flatMap(([name, field]) => fieldsIn(field, join(path, name)));
  if (type === 'array' && definitionOf(element).type === 'object') return fieldsIn(element, `${path}[]`);
  if ((type === 'optional' || type === 'nullable') && definitionOf(innerType).type === 'object')
    return fieldsIn(innerType, path);
  return emptyValues.some((value) => accepts(schema, value)) ? [path] : [];
}

function accepts(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

/** Returns the fields for which two requests that differ only in this field received different replies. */
export function effectiveFields(call: Call, seen: readonly Seen[]): string[] {
  const asked = seen.filter((each) => each.call === call && each.status < 300);
  return asked.flatMap((one, index) =>
    asked.slice(index + 1).flatMap((other) => {
      const [field, ...more] = new Set(differingFields(one.input, other.input, ''));
      const isEffective = field !== undefined && more.length === 0 && !isDeepStrictEqual(one.reply, other.reply);
      return isEffective ? [field] : [];
    }),
  );
}

function differingFields(one: unknown, other: unknown, path: string): string[] {
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
      differingFields(one[name], other[name], join(path, name)),
    );
  if (Array.isArray(one) && Array.isArray(other) && one.some(isRecord) && one.length === other.length)
    return one.flatMap((each, index) => differingFields(each, other[index], `${path}[]`));
  return isDeepStrictEqual(one, other) ? [] : [path];
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
