import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { isKeptBody } from './kept-bodies.ts';
import { quickSchema } from './quick-schema.ts';
import { refuse } from './refusal.ts';

/**
 * Validates what a route takes with its zod schemas. Some input makes zod throw instead of refusing it, such as a list-like
 * object nested thousands deep; that is 400, too. What a body that is kept came to is kept with it.
 */
export const validateInput: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = validatorCompiler({ ...route, schema: quickSchema(route.schema) });
  const outcomes = new WeakMap<object, ReturnType<typeof validate>>();
  return (input: unknown) => {
    const body = route.httpPart === 'body' && typeof input === 'object' && input !== null ? input : undefined;
    const known = body === undefined ? undefined : outcomes.get(body);
    if (known !== undefined) return known;
    try {
      const outcome = validate(input);
      if (body !== undefined && isKeptBody(body)) outcomes.set(body, outcome);
      return outcome;
    } catch {
      return { error: refuse.badRequest('This cannot be read: it is nested too deeply.') };
    }
  };
};
