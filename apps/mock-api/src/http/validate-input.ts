import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { refuse } from './refusal.ts';

/** Zod throws on some input, such as lists nested thousands deep. That is a 400, too. */
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
