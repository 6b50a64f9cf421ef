import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { refuse, sentence } from './refusal.ts';

/** An internal option of zod. A list ends with the first wrong item, because 100,000 mistakes take a second. */
const endsEarly: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

export const parse = <S extends z.core.$ZodType>(schema: S, data: unknown) => z.safeParse(schema, data, endsEarly);

export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { data: value, error } = parse(schema, data);
    if (error === undefined) return { value };
    const [issue] = error.issues;
    return { error: refuse.badRequest(sentence(issue?.path ?? [], issue?.message ?? '')) };
  };
