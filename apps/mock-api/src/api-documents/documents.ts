import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { type Call, refusal } from '@glo/adapters/wire/call';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import { basePaths } from '../http/route.ts';
import { type DescribedCall, describedCalls, features } from './calls.ts';
import fields from './fields.json' with { type: 'json' };
import { namedSchemas } from './named-schemas.ts';
import services from './services.json' with { type: 'json' };
import shared from './refusals.json' with { type: 'json' };

type Options = FastifyDynamicSwaggerOptions;
type Transform = NonNullable<Options['transform']>;
type TransformObject = NonNullable<Options['transformObject']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the candidate data service. `swagger()` returns that of the recruiter API. */
    candidateDocument(): object;
  }
}

export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, documentOf('recruiter'));
  await app.register(swagger, { ...documentOf('candidate'), decorator: 'candidateDocument' });
}

function documentOf(service: Call['service']): Options {
  const { title, summary, description } = services[service];
  const tags = new Set(describedCalls.filter(({ call }) => call.service === service).map(({ tag }) => tag));
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        summary,
        description: `${description}\n\n- ${services.conventions.join('\n- ')}`,
        version: manifest.version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: basePaths[service], description: 'The server that serves this document.' }],
      security: [{ session: [] }],
      tags: Object.entries(features)
        .filter(([name]) => tags.has(name))
        .map(([name, feature]) => ({ name, description: feature.description })),
      components: { securitySchemes: { session } },
    },
    transform: describeRoute(service),
    transformObject: addNamedSchemas,
  };
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description: 'A signed cookie that scripts cannot read. `login` sets it, and the browser sends it with every call.',
} as const;

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const toComponents = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });

/** Adds texts and replies. Routes do not declare replies, because Fastify would validate them in production too. */
function describeRoute(service: Call['service']): Transform {
  return (input) => {
    const described = describedCalls.find(({ call }) => call === input.route.config?.call);
    if (described === undefined || described.call.service !== service)
      return { schema: { hide: true }, url: input.url };
    const onlyReads = input.route.config?.onlyReads === true;
    const { schema, url } = toJsonSchemas({ ...input, schema: { ...input.schema, ...schemaOf(described, onlyReads) } });
    const { params, query } = described.example;
    return { schema: describeFields(schema, { ...params, ...query }), url };
  };
}

function schemaOf(described: DescribedCall, onlyReads: boolean) {
  const { name, tag, summary, description, section, call, responses = {} } = described;
  const successes = Object.entries({ 200: 'Success.', ...responses }).map(([status, text]) => [
    status,
    { description: text, content: { 'application/json': { schema: call.reply } } },
  ]);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `${description}\n\n*${section}.*`,
    ...(call.anonymous && { security: [] }),
    ...(call.file !== undefined && {
      consumes: ['multipart/form-data'],
      body: z.object({ [call.file]: z.file() }),
    }),
    response: { ...Object.fromEntries(successes), ...refusalsOf(described, onlyReads) },
  };
}

function describeFields<T extends object>(schemas: T, examples: Readonly<Record<string, string>> = {}): T {
  const texts: Readonly<Record<string, string>> = fields;
  return JSON.parse(JSON.stringify(schemas), (key, value) => {
    if (key !== 'properties') return value as unknown;
    return Object.fromEntries(
      Object.entries<object>(value).map(([name, schema]) => [
        name,
        {
          ...schema,
          ...(texts[name] !== undefined && { description: texts[name] }),
          ...(examples[name] !== undefined && { examples: [examples[name]] }),
        },
      ]),
    );
  }) as T;
}

function addNamedSchemas(input: Parameters<TransformObject>[0]): ReturnType<TransformObject> {
  const document = toComponents(input) as Document;
  const { schemas } = document.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document.paths);
  const sorted = [...used].toSorted().map((name) => [name, schemas[name]]);
  document.components.schemas = describeFields(Object.fromEntries(sorted));
  return document;
}

type Document = ReturnType<TransformObject> & { components: { schemas: Record<string, unknown> } };

/** The refusals of a call by status. `default` describes a server error. */
function refusalsOf(described: DescribedCall, onlyReads: boolean): Record<string, object> {
  const { call, refusals = {} } = described;
  const hasBody = call.body !== undefined || call.file !== undefined;
  const isCheckedForOrigin = call.method !== 'GET';
  const texts: Readonly<Record<string, readonly (string | false | undefined)[]>> = {
    400: [(hasBody || call.params !== undefined || call.query !== undefined) && shared[400]],
    401: [!call.anonymous && shared[401]],
    403: [refusals['403'], isCheckedForOrigin && shared[403]],
    404: [refusals['404']],
    409: [refusals['409']],
    413: [hasBody && shared[413]],
    415: [hasBody && shared[415]],
    429: [refusals['429'], refusals['429'] !== undefined && shared[429]],
    503: [!onlyReads && shared[503]],
    default: [shared.default],
  };
  return Object.fromEntries(
    Object.entries(texts)
      .map(([status, parts]) => [status, parts.filter(Boolean).join(' ')])
      .filter(([, text]) => text !== '')
      .map(([status, text]) => [status, { description: text, content: { 'application/json': { schema: refusal } } }]),
  );
}
