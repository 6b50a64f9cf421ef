import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/** Alternatives that readers accept. The API documents omit them, because they describe the mock API. */
export interface Notes {
  /** How to read the value, if its type does not determine that. */
  readonly kind?: 'id' | 'text' | 'date' | 'location' | 'location label';
  /** Other field names of the specification (decision 46). */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Field that a bare value in place of the record is read as. */
  readonly bare?: string;
}

const notes = new WeakMap<Schema, Notes>();

export function noted<S extends Schema>(schema: S, note: Notes): S {
  notes.set(schema, note);
  return schema;
}

export const notesOf = (schema: Schema): Notes => notes.get(schema) ?? {};

export interface Definition {
  readonly type: string;
  readonly innerType: Schema;
  readonly element: Schema;
  readonly shape: Readonly<Record<string, Schema>>;
}

export const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Lists are required, because an absent list is empty but another value in its place is an error. */
export function isRequired(schema: Schema): boolean {
  return !['optional', 'nullable', 'unknown'].includes(definitionOf(schema).type);
}
