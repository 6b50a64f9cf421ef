import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import manifest from '../../package.json' with { type: 'json' };
import { basePaths } from '../http/route.ts';
import type { Exchanges } from './exchange.ts';
import type { JsonObject } from './json.ts';
import { operationOf } from './operation.ts';
import { createSchemaBook } from './schemas.ts';
import { callTexts, features } from './texts/features.ts';
import { about } from './texts/about.ts';

/** The OpenAPI 3.1 document of one service, made from the wire contract; `exchanges` become its examples. */
export function apiDocument(service: Call['service'], exchanges: Exchanges): JsonObject {
  const book = createSchemaBook();
  const paths: Record<string, Record<string, JsonObject>> = {};
  const tags = new Set<string>();
  for (const [name, call] of callsOf(service)) {
    const text = callTexts.get(name);
    if (text === undefined) throw new Error(`Nothing is said about the call ${name}: see texts/.`);
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(name, call, text, exchanges[name] ?? [], book),
    };
    tags.add(text.tag);
  }
  return {
    openapi: '3.1.0',
    info: {
      ...about[service],
      version: manifest.version,
      contact: { name: 'The Glo Recruiter authors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePaths[service], description: 'The server this document comes from.' }],
    security: [{ session: [] }],
    tags: features.filter(({ name }) => tags.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: { securitySchemes: { session }, schemas: book.named() },
  };
}

/** In the order of the texts. */
function callsOf(service: Call['service']): [string, Call][] {
  const order = [...callTexts.keys()];
  return Object.entries(wireTable)
    .filter(([, call]) => call.service === service)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description:
    'An opaque random id in a signed cookie that scripts cannot read. A browser keeps it and sends it by itself: call `login` first, and the calls after it are signed in.',
};
