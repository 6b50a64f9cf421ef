import type { Call } from '@glo/adapters/wire/call';
import type { Exchange } from './exchange.ts';
import { type Json, type JsonObject, toJson } from './json.ts';
import { refusalsOf } from './refusals.ts';
import type { SchemaBook } from './schemas.ts';
import type { DescribedCall } from './texts/features.ts';

/** One call as OpenAPI describes it. `exchanges` are its examples, the usual one first. */
export function operationOf(
  name: string,
  call: Call,
  text: DescribedCall,
  exchanges: readonly Exchange[],
  book: SchemaBook,
): JsonObject {
  const parameters = [
    ...parametersOf('path', call.params, exchanges[0]?.params, book),
    ...parametersOf('query', call.query, exchanges[0]?.query, book),
  ];
  return {
    operationId: name,
    tags: [text.tag],
    summary: text.summary,
    description: `${text.description}\n\n*${text.source}.*`,
    ...(call.anonymous && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestOf(name, call, exchanges, book),
    responses: { ...successesOf(name, call, exchanges, book), ...refusalsOf(call, text, book) },
  };
}

function parametersOf(
  place: 'path' | 'query',
  of: Call['params'],
  example: Exchange['params'],
  book: SchemaBook,
): Json[] {
  if (of === undefined) return [];
  const { properties = {}, required = [] } = book.schema(of) as { properties?: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JsonObject;
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...(example?.[name] !== undefined && { example: example[name] }),
    };
  });
}

function requestOf(name: string, call: Call, exchanges: readonly Exchange[], book: SchemaBook): JsonObject {
  if (call.file !== undefined) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' };
    const schema = { type: 'object', properties: { [call.file]: file }, required: [call.file] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (call.body === undefined) return {};
  const json = { schema: book.under(`${capital(name)}Request`, call.body), ...examplesOf(exchanges, 'body') };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  203: 'The candidate was in the folder already.',
};

function successesOf(name: string, call: Call, exchanges: readonly Exchange[], book: SchemaBook): JsonObject {
  const schema = book.under(`${capital(name)}Reply`, call.reply);
  const statuses = [...new Set(exchanges.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const examples = examplesOf(
        exchanges.filter((exchange) => exchange.status === status),
        'reply',
      );
      const response = {
        description: meanings[status] ?? 'Done.',
        content: { 'application/json': { schema, ...examples } },
      };
      return [status, { ...response, ...(opensSession.has(name) && { headers: sessionCookie }) }];
    }),
  );
}

/** One example stands by itself, several have names. */
function examplesOf(exchanges: readonly Exchange[], part: 'body' | 'reply'): JsonObject {
  const different = exchanges.filter(
    (exchange, at) =>
      exchanges.findIndex((other) => JSON.stringify(other[part]) === JSON.stringify(exchange[part])) === at,
  );
  const [only, ...others] = different;
  if (only === undefined) return {};
  if (others.length === 0) return { example: toJson(only[part]) };
  return { examples: Object.fromEntries(different.map((each) => [idOf(each.title), named(each, part)])) };
}

const named = (exchange: Exchange, part: 'body' | 'reply') => ({
  summary: exchange.title,
  value: toJson(exchange[part]),
});
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const opensSession = new Set(['signUp', 'login', 'verifyOtp', 'verifyOtpLogin']);
const sessionCookie = {
  'Set-Cookie': { description: 'The session, where one was opened: `session=…`.', schema: { type: 'string' } },
};
