import type { Schema } from './notes.ts';

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
