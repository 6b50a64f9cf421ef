import { isObject } from '@glo/domain/shared/json';
import type { Call } from '../wire/call.ts';
import { type Schema, definitionOf, isRequired, notesOf } from '../wire/notes.ts';
import { envelopeFields } from '../wire/read-reply.ts';

/** Valid replies that differ from those of the mock API (decisions 46 and 47). `vary` applies them in this order. */
export const variantNames = [
  'odd-record',
  'unknown-fields',
  'null',
  'absent',
  'empty',
  'other-type',
  'synonyms',
  'bare',
  'wrapped',
  'ok',
  'nothing',
] as const;
export type VariantName = (typeof variantNames)[number];

export const nothing = Symbol('nothing');

/** Applies each variant that fits the reply. The reply 'OK' is plain text. */
export function vary({ reply }: Call, body: unknown, names: readonly VariantName[]): unknown {
  const wanted = variantNames.filter((name) => names.includes(name));
  return wanted.reduce((varied, name) => {
    if (varied === nothing) return nothing;
    if (name in ofRecords) return change(reply, varied, ofRecords[name as keyof typeof ofRecords]);
    return ofReplies[name as keyof typeof ofReplies](reply, varied);
  }, body);
}

interface Change {
  /** Changes an optional field. `undefined` removes it. */
  readonly optional?: (schema: Schema, value: unknown) => unknown;
  readonly value?: (schema: Schema, value: unknown) => unknown;
  readonly optionalList?: (list: readonly unknown[]) => unknown;
  readonly record?: (schema: Schema, record: Readonly<Record<string, unknown>>) => unknown;
  readonly list?: (list: readonly unknown[], element: Schema) => unknown;
}

const oddRecords = [null, {}, [], { _id: null, name: null }, 'odd', 42];
/** Bare values are not odd where the schema accepts them in place of a record. */
const oddOf = (element: Schema) => (notesOf(element).bare === undefined ? oddRecords : oddRecords.slice(0, 3));

const ofRecords = {
  'odd-record': {
    list: (list, element) => {
      const odd = oddOf(element);
      return list.length === 0 ? list : list.toSpliced(Math.floor(list.length / 2), 0, odd[list.length % odd.length]);
    },
  },
  'unknown-fields': { record: (_, record) => ({ ...record, __v: 0, updatedAt: null, meta: { tags: [1] } }) },
  null: { optional: () => null },
  absent: { optional: () => undefined },
  empty: { optional: (schema) => emptyOf(schema) },
  'other-type': { value: otherType, optionalList: (list) => (list.length === 1 && list[0] ? list[0] : list) },
  synonyms: { record: renamed },
} satisfies Partial<Record<VariantName, Change>> as Readonly<
  Record<'odd-record' | 'unknown-fields' | 'null' | 'absent' | 'empty' | 'other-type' | 'synonyms', Change>
>;

const ofReplies = {
  bare: (reply: Schema, body: unknown) => {
    const [only, ...others] = contentNames(reply);
    return isObject(body) && only !== undefined && others.length === 0 && body[only] ? body[only] : body;
  },
  wrapped: (reply: Schema, body: unknown) => {
    if (contentNames(reply).includes('data')) return body;
    if (!isObject(body)) return { data: body };
    const own = Object.entries(body);
    return {
      ...Object.fromEntries(own.filter(([name]) => envelopeFields.includes(name))),
      data: Object.fromEntries(own.filter(([name]) => !envelopeFields.includes(name))),
    };
  },
  ok: (reply: Schema, body: unknown) => (hasNoContent(reply) ? 'OK' : body),
  nothing: (reply: Schema, body: unknown) => (hasNoContent(reply) ? nothing : body),
};

/** Changes all values below `value` that the schema names, bottom up. */
function change(schema: Schema, value: unknown, rules: Change): unknown {
  const { type, innerType, element, shape } = definitionOf(schema);
  if (value === null || value === undefined) return value;
  if (type === 'optional' || type === 'nullable') {
    const inner = change(innerType, value, rules);
    return Array.isArray(inner) && rules.optionalList !== undefined ? rules.optionalList(inner) : inner;
  }
  let changed: unknown = value;
  if (notesOf(schema).kind === undefined && type === 'object' && isObject(value)) {
    const fields = Object.entries(value).map(([name, each]) => [name, changeField(shape[name], each, rules)] as const);
    const record = Object.fromEntries(fields.filter(([, each]) => each !== undefined));
    changed = rules.record?.(schema, record) ?? record;
  } else if (type === 'array' && Array.isArray(value)) {
    const list = value.map((each) => change(element, each, rules));
    const isOfRecords = definitionOf(element).type === 'object' && notesOf(element).kind === undefined;
    changed = isOfRecords && rules.list !== undefined ? rules.list(list, element) : list;
  }
  return rules.value === undefined ? changed : rules.value(schema, changed);
}

function changeField(field: Schema | undefined, value: unknown, rules: Change): unknown {
  if (field === undefined) return value;
  return rules.optional !== undefined && isOptional(field) ? rules.optional(field, value) : change(field, value, rules);
}

/** Ids and records with an id are required, because their absence has a meaning (no company). */
function isOptional(field: Schema): boolean {
  const inner = innermost(field);
  const { kind, bare } = notesOf(inner);
  return !isRequired(field) && kind !== 'id' && bare === undefined && definitionOf(inner).type !== 'unknown';
}

function innermost(schema: Schema): Schema {
  const { type, innerType } = definitionOf(schema);
  return type === 'optional' || type === 'nullable' ? innermost(innerType) : schema;
}

function emptyOf(schema: Schema): unknown {
  const { type } = definitionOf(innermost(schema));
  if (type === 'array') return [];
  return type === 'object' ? {} : '';
}

function otherType(schema: Schema, value: unknown): unknown {
  const { kind } = notesOf(schema);
  if (kind === 'location') return isObject(value) && value['lable'] ? value['lable'] : value;
  if (kind === 'location label') return { lable: value };
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return value;
  if (kind === 'id') return { _id: value };
  if (kind === 'date') return isoTime(value) ?? value;
  return String(Number(value)) === value ? Number(value) : value;
}

function isoTime(text: string): number | undefined {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? time : undefined;
}

function renamed(schema: Schema, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { synonyms = {} } = notesOf(schema);
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [synonyms[name]?.[0] ?? name, value]));
}

const contentNames = (reply: Schema) =>
  Object.keys(definitionOf(reply).shape ?? {}).filter((name) => !envelopeFields.includes(name));

const hasNoContent = (reply: Schema) => definitionOf(reply).type === 'object' && contentNames(reply).length === 0;
