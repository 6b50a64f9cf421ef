export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** A copy with nothing but JSON in it: what is undefined is left out. */
export const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
