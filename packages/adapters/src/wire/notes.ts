import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/** How a reply's schema may be met otherwise than the stand-in sends it. The documents do not show it: they say what the stand-in sends. */
export interface Notes {
  /** What it is, where its type does not tell how it is read. */
  readonly kind?: 'id' | 'text' | 'date' | 'location' | 'location label';
  /** Other names of fields, of the documents (decision 46). */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** The field that a record met as a bare value stands for. */
  readonly bare?: string;
}

const notes = new WeakMap<Schema, Notes>();

export function noted<S extends Schema>(schema: S, note: Notes): S {
  notes.set(schema, note);
  return schema;
}

export const notesOf = (schema: Schema): Notes => notes.get(schema) ?? {};

/** The parts of a schema that replies are made of. */
export interface Definition {
  readonly type: string;
  readonly innerType: Schema;
  readonly element: Schema;
  readonly shape: Readonly<Record<string, Schema>>;
}

export const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** A list is required as well: an absent one reads as empty, and is no excuse for something else in its place. */
export function isRequired(schema: Schema): boolean {
  return !['optional', 'nullable', 'unknown'].includes(definitionOf(schema).type);
}
