import { isObject } from '@glo/domain/shared/json';
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { type Schema, definitionOf, notesOf } from './notes.ts';
import { readerOf, type Reading, type Unread } from './reading.ts';
import { readNumber } from './values.ts';

export type ContentOf<T> = T extends { data: infer D } ? ContentOf<D> : T;
export type Content<C extends Call> = ContentOf<z.core.output<C['reply']>>;

export type ReplyRead<C extends Call> =
  | { readonly ok: true; readonly value: Content<C>; readonly leftOut: readonly Unread[] }
  | { readonly ok: false; readonly missing: string };

export const noReply = { ok: false, missing: '' } as const;

export const envelopeFields: readonly string[] = ['status', 'message', 'error', 'type'];

const usual = [200, 201];

/** Returns the `status` in the body if it means a refusal (decision 47). */
export function refusalIn({ success = usual }: Call, body: unknown): number | undefined {
  const status = isObject(body) ? readNumber(body['status']) : undefined;
  return status === undefined || success.includes(status) ? undefined : status;
}

/** Reads a reply tolerantly (decision 46). `body` is JSON, plain text or `null`. */
export function readReply<C extends Call>({ reply }: C, body: unknown): ReplyRead<C> {
  const schema = contentSchema(reply);
  if (body === null && isNamedList(schema)) return noReply;
  const reading: Reading = { leftOut: [], missing: '' };
  const content = contentIn(schema, layersOf(body));
  const value = readerOf(schema)(content, reading);
  if (value === undefined) return { ok: false, missing: reading.missing };
  const lost = lostIn(schema, content, value);
  if (lost !== undefined) return { ok: false, missing: lost };
  return { ok: true, value: value as Content<C>, leftOut: reading.leftOut };
}

/** Returns the name of the only value if it has the wrong type. A created record need not be sent back. */
function lostIn(schema: Schema, content: unknown, value: unknown): string | undefined {
  const only = onlyName(schema);
  if (only === undefined || !isObject(content) || !isObject(value)) return undefined;
  const { type, innerType } = definitionOf(definitionOf(schema).shape[only] as Schema);
  if (type === 'optional' && definitionOf(innerType).type === 'object') return undefined;
  const sent = content[only];
  const isSent = sent !== undefined && sent !== null && sent !== '' && !isObject(sent);
  return isSent && value[only] === undefined ? only : undefined;
}

/** Some services send a bare empty list as `null`, but an object around it was never `null`. */
function isNamedList(schema: Schema): boolean {
  const only = onlyName(schema);
  return only !== undefined && definitionOf(definitionOf(schema).shape[only] as Schema).type === 'array';
}

function contentSchema(schema: Schema): Schema {
  const data = definitionOf(schema).shape?.['data'];
  return data === undefined ? schema : contentSchema(data);
}

/** The body, its `data` and the `data` of that, because services use up to two wrappers. */
function layersOf(body: unknown): unknown[] {
  const layers = [body];
  for (let at = 0; at < 2; at++) {
    const layer = layers[at];
    const data = isObject(layer) ? layer['data'] : undefined;
    if (data === undefined || data === null) break;
    layers.push(data);
  }
  return layers;
}

function contentIn(schema: Schema, layers: readonly unknown[]): unknown {
  const { type, shape } = definitionOf(schema);
  if (type === 'array') return bareIn(schema, layers);
  const names = valueNames(schema);
  const { synonyms = {} } = notesOf(schema);
  const isNamedIn = (layer: unknown) =>
    isObject(layer) && names.some((name) => [name, ...(synonyms[name] ?? [])].some((each) => each in layer));
  const outer = isObject(layers[0]) ? layers[0] : {};
  const named = layers.find(isNamedIn);
  if (isObject(named)) return { ...outer, ...named };
  const only = onlyName(schema);
  if (only === undefined) return outer;
  return { ...outer, [only]: bareIn(shape[only] as Schema, layers) };
}

function valueNames(schema: Schema): string[] {
  return Object.keys(definitionOf(schema).shape ?? {}).filter((name) => !envelopeFields.includes(name));
}

function onlyName(schema: Schema): string | undefined {
  const [only, ...others] = valueNames(schema);
  return others.length === 0 ? only : undefined;
}

/** Finds the only value of a reply, without a name or under another one. */
function bareIn(schema: Schema, layers: readonly unknown[]): unknown {
  const { type, innerType } = definitionOf(schema);
  if (type === 'optional') return bareIn(innerType, layers);
  const inner = layers.at(-1);
  if (type === 'object') return isObject(inner) ? inner : undefined;
  const fits = type === 'array' ? Array.isArray : isText;
  if (fits(inner) || !isObject(inner)) return inner;
  const others = Object.entries(inner).filter(([name]) => !envelopeFields.includes(name));
  const found = others.find(([, value]) => fits(value));
  // A value of the wrong type differs from a missing one.
  return found?.[1] ?? (others.length > 0 ? inner : undefined);
}

const isText = (value: unknown): value is string => typeof value === 'string';
