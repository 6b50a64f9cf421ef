import { isObject } from '@glo/domain/shared/json';
import { type Definition, type Notes, type Schema, definitionOf, isRequired, notesOf } from './notes.ts';
import { readDate, readFlag, readId, readLocation, readLocationLabel, readNumber, readText } from './values.ts';

/** A record that was left out, or the field because of which a whole reply was. */
export interface Unread {
  readonly field: string;
  /** Id of the record, or ''. */
  readonly id: string;
}

type Read = (value: unknown, reading: Reading) => unknown;

export interface Reading {
  readonly leftOut: Unread[];
  missing: string;
}

const ofKind: Readonly<Record<NonNullable<Notes['kind']>, Read>> = {
  id: readId,
  text: readText,
  date: readDate,
  location: readLocation,
  'location label': readLocationLabel,
};
const readers = new WeakMap<Schema, Read>();
const sources = new WeakMap<object, unknown>();

/** Returns the record as received, including unknown fields. */
export const sourceOf = (record: object): unknown => sources.get(record);

/** Cached per schema. A reader returns `undefined` for missing and unreadable values. */
export function readerOf(schema: Schema): Read {
  let read = readers.get(schema);
  if (read === undefined) {
    const { kind } = notesOf(schema);
    read = kind === undefined ? makeReader(schema, definitionOf(schema)) : ofKind[kind];
    readers.set(schema, read);
  }
  return read;
}

function makeReader(schema: Schema, { type, innerType, element }: Definition): Read {
  switch (type) {
    case 'optional':
    case 'nullable': {
      const read = readerOf(innerType);
      return (value, reading) => (value === null || value === undefined ? undefined : read(value, reading));
    }
    case 'object':
      return recordReader(schema);
    case 'array':
      return listReader(element);
    case 'number':
      return readNumber;
    case 'boolean':
      return readFlag;
    case 'unknown':
      return (value) => value ?? undefined;
    default:
      return readText;
  }
}

function recordReader(schema: Schema): Read {
  const { synonyms = {}, bare } = notesOf(schema);
  const fields = Object.entries(definitionOf(schema).shape).map(([name, field]) => ({
    name,
    names: [name, ...(synonyms[name] ?? [])],
    read: readerOf(field),
    required: isRequired(field),
  }));
  return (given, reading) => {
    const value = recordIn(given, bare);
    if (value === undefined) return undefined;
    const record: Record<string, unknown> = {};
    for (const { name, names, read, required } of fields) {
      const before = reading.leftOut.length;
      const part = read(firstOf(value, names), reading);
      if (required && (part === undefined || part === '')) {
        reading.missing = reading.missing === '' ? name : `${name}.${reading.missing}`;
        return undefined;
      }
      reading.missing = '';
      placeBelow(name, reading.leftOut, before);
      if (part !== undefined) record[name] = part;
    }
    sources.set(record, value);
    return record;
  };
}

/** Leaves out repeated, unreadable and empty elements, and reports unreadable records. Reads a single one as a list. */
function listReader(element: Schema): Read {
  const read = readerOf(element);
  const isRecord = definitionOf(element).type === 'object' && notesOf(element).kind === undefined;
  const hasContent = (part: unknown) =>
    isRecord ? isObject(part) && Object.keys(part).length > 0 : part !== undefined && part !== '';
  return (value, reading) => {
    if (value === null || value === undefined || value === '') return [];
    if (!Array.isArray(value)) {
      const only = read(value, reading);
      return hasContent(only) ? [only] : undefined;
    }
    const list: unknown[] = [];
    for (const [at, each] of value.entries()) {
      const part = read(each, reading);
      if (hasContent(part)) list.push(part);
      else if (isRecord) {
        const field = reading.missing === '' ? String(at) : `${at}.${reading.missing}`;
        reading.leftOut.push({ field, id: (isObject(each) && readId(each)) || '' });
      }
      reading.missing = '';
    }
    return unique(list);
  };
}

/** Keeps the first of equal values and of records with the same id. */
function unique(list: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  return list.filter((each) => {
    const key = identityOf(each);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The id of a record, of its student or its only field. Otherwise the value itself. */
function identityOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isObject(value['student'])) return identityOf(value['student']);
  const [first, ...others] = Object.values(value);
  return value['_id'] ?? value['student_id'] ?? (others.length === 0 ? first : value);
}

function placeBelow(name: string, leftOut: Unread[], from: number): void {
  for (let at = from; at < leftOut.length; at++) {
    const { field, id } = leftOut[at] as Unread;
    leftOut[at] = { field: `${name}.${field}`, id };
  }
}

function recordIn(value: unknown, bare: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (isObject(value)) return value;
  if (Array.isArray(value)) return isObject(value[0]) ? value[0] : undefined;
  return bare !== undefined && readText(value) ? { [bare]: value } : undefined;
}

function firstOf(value: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const present = names.find((name) => value[name] !== null && value[name] !== undefined && value[name] !== '');
  return value[present ?? names[0] ?? ''];
}
