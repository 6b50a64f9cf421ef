import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { refuse } from './refusal.ts';

/**
 * Validates what a route takes with its zod schemas. Some input makes zod throw instead of refusing it, such as a list-like
 * object nested thousands deep; that is 400, too.
 */
export const validateInput: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (input: unknown) => {
    try {
      return validate(input);
    } catch {
      return { error: refuse.badRequest('This cannot be read: it is nested too deeply.') };
    }
  };
};
