import type { FastifyServerOptions } from 'fastify';

const refuse = () => () => {
  throw new Error('Schemas are zod schemas, which app.setValidatorCompiler and http/write-replies.ts take care of');
};

/** Keeps Fastify from loading its compilers for JSON schemas: a hundred modules. Options for `fastify()`. */
export const noCompilers = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
} satisfies FastifyServerOptions;
