import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireTable } from '@glo/adapters/wire/table';
import { startMockApi } from '@glo/mock-api';
import { describe, expect, it, onTestFinished } from 'vitest';

const files = ['recruiter-api.json', 'candidate-service.json'] as const;
const read = (file: string) => readFileSync(join(import.meta.dirname, '../../docs/api', file), 'utf8');
const documents = files.map((file) => JSON.parse(read(file)) as Document);

interface Media {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security?: unknown;
  readonly parameters?: readonly { readonly name: string; readonly example?: string }[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the documents in docs/api', () => {
  it('match the documents that the mock API serves', async () => {
    const { app, close } = await startMockApi();
    onTestFinished(close);
    for (const file of files) {
      const { body } = await app.inject(`/__mock/api/${file}`);
      expect(body === read(file), `docs/api/${file} is out of date. Run: npm run api`).toBe(true);
    }
  });

  it('describe every call under its name, method and path', () => {
    const described = documents.flatMap(({ paths }) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
      ),
    );
    const calls = Object.entries(wireTable).map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(calls.toSorted());
  });

  it.each(documents)('give every call a summary, its section, named schemas and an example', (document) => {
    for (const operation of operationsOf(document)) {
      const { operationId: name, requestBody, responses, parameters = [] } = operation;
      expect(operation.summary, name).not.toBe('');
      expect(operation.description, name).toMatch(/\n\n\*Specification [12], section.*\*$/);
      for (const parameter of parameters) expect(parameter.example, `${name} ${parameter.name}`).toBeDefined();
      for (const media of [requestBody, ...Object.values(responses)]) {
        const schema = media?.content['application/json']?.schema;
        if (schema === undefined) continue;
        const named = document.components.schemas[schema.$ref?.replace('#/components/schemas/', '') ?? ''];
        expect(named?.examples, `${name} ${schema.$ref}`).toHaveLength(1);
      }
    }
  });

  it.each(documents)('name every record and resolve every reference', (document) => {
    const { schemas } = document.components;
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...references].map(([, name = '']) => name));
    expect([...names].toSorted()).toEqual(Object.keys(schemas).toSorted());
    const replies = Object.entries(schemas).filter(([name]) => !name.endsWith('Input'));
    expect(replies.flatMap(([name, schema]) => unnamedRecords(schema, name))).toEqual([]);
  });

  it('describe which calls need a session, how files are sent, and 203 as a success', () => {
    const [{ paths }] = documents as [Document];
    expect(paths['/user/login']?.['post']?.security).toEqual([]);
    expect(paths['/getCompanies']?.['get']?.security).toBeUndefined();
    const upload = paths['/upload/company/image']?.['post']?.requestBody?.content['multipart/form-data'];
    expect(upload?.schema.properties?.['image_url']).toEqual({ type: 'string', format: 'binary' });
    const save = paths['/globalShortlist/savecandidate/{folderId}']?.['post'];
    expect(Object.keys(save?.responses ?? {})).toEqual(expect.arrayContaining(['200', '203', '403', '404']));
  });
});

/** Returns the paths of unnamed object schemas in a reply. `data` wrappers may be unnamed. */
function unnamedRecords({ properties = {}, items }: Schema, path: string): string[] {
  const parts = [...Object.entries(properties), ...(items === undefined ? [] : [['items', items] as const])];
  return parts.flatMap(([name, part]) => [
    ...(part.type === 'object' && name !== 'data' ? [`${path}/${name}`] : []),
    ...unnamedRecords(part, `${path}/${name}`),
  ]);
}
