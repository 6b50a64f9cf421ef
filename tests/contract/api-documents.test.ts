import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireTable } from '@glo/adapters/wire/table';
import { apiDocuments } from '@glo/mock-api/api-documents';
import { recordExchanges } from '@glo/mock-api/recording';
import { startStandIn } from '@glo/mock-api';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['recruiter-api.json', 'candidate-service.json'] as const;
const read = (file: string) => readFileSync(join(root, 'docs/api', file), 'utf8');
const kept = (file: string) => JSON.parse(read(file)) as Document;

interface Operation {
  operationId: string;
  summary?: string;
  security?: unknown;
  requestBody?: { content: Record<string, { examples?: unknown; schema: { properties?: Record<string, object> } }> };
  responses: Record<string, object>;
}
interface Part {
  type?: string;
  properties?: Record<string, Part>;
  items?: Part;
  additionalProperties?: unknown;
}
interface Document {
  components: { schemas: Record<string, Part> };
  paths: Record<string, Record<string, Operation>>;
}

describe('the documents in docs/api', () => {
  it('are what the wire contract and the stand-in say today', async () => {
    const today = apiDocuments(await recordExchanges());
    for (const file of files) {
      const changed = changedParts(kept(file), JSON.parse(today[file] ?? '') as Document);
      expect(changed, `docs/api/${file} is out of date. Run: npm run api`).toEqual([]);
      expect(read(file), `docs/api/${file} was edited by hand. Run: npm run api`).toBe(today[file]);
    }
  });

  it('are what a running stand-in serves', async () => {
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    for (const file of files) {
      const response = await fetch(`${standIn.url}/__mock/api/${file}`);
      expect(changedParts(kept(file), (await response.json()) as Document), 'Run: npm run api').toEqual([]);
    }
  });

  it('describe every call under its name, method and path', () => {
    const described = files.flatMap((file) =>
      Object.entries(kept(file).paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
      ),
    );
    const calls = Object.entries(wireTable).map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(calls.toSorted());
  });

  it('say who needs a session, what files travel in, and that 203 is an answer', () => {
    const { paths } = kept('recruiter-api.json');
    expect(paths['/user/login']?.['post']?.security).toEqual([]);
    expect(paths['/getCompanies']?.['get']?.security).toBeUndefined();
    const upload = paths['/upload/company/image']?.['post']?.requestBody?.content['multipart/form-data'];
    expect(upload?.schema.properties?.['image_url']).toMatchObject({ type: 'string', format: 'binary' });
    const save = paths['/globalShortlist/savecandidate/{folderId}']?.['post'];
    expect(Object.keys(save?.responses ?? {})).toEqual(expect.arrayContaining(['200', '203', '403', '404']));
  });
});

describe('a generated client', () => {
  it('knows every field of a reply, and every record by a name', () => {
    for (const file of files) {
      const { schemas } = kept(file).components;
      const replies = Object.entries(schemas).filter(([name]) => !name.endsWith('Request'));
      expect(replies.flatMap(([name, schema]) => looseParts(schema, name))).toEqual([]);
    }
    const { schemas } = kept('recruiter-api.json').components;
    expect(Object.keys(schemas['Job']?.properties ?? {})).toEqual(
      expect.arrayContaining(['company_id', 'recruiter_id', 'recruiter_details_id']),
    );
  });

  it('would be told of an open record and of one without a name', () => {
    const record = { type: 'object', properties: {} };
    const closed = { ...record, additionalProperties: false };
    expect(looseParts(record, 'Job')).toEqual(['Job is open']);
    expect(looseParts({ ...closed, properties: { list: { type: 'array', items: closed } } }, 'Reply')).toEqual([
      'Reply/list/items has no name',
    ]);
  });
});

describe('the linter', () => {
  it('finds nothing to say', () => {
    for (const file of files) expect(lint(join(root, 'docs/api', file)), file).toEqual([]);
  });

  it('catches an offence', () => {
    const document = kept('recruiter-api.json');
    const login = document.paths['/user/login']?.['post'];
    const request = login?.requestBody?.content['application/json'];
    if (login === undefined || request === undefined) throw new Error('There is no such call');
    delete login.summary;
    login.operationId = 'signUp';
    login.security = [{ nothing: [] }];
    request.examples = { wrong: { value: { email: 1 } } };
    expect(lint(planted(document))).toEqual(
      expect.arrayContaining([
        'operation-summary',
        'operation-operationId-unique',
        'security-defined',
        'no-invalid-media-type-examples',
      ]),
    );
  });
});

/** The records in a schema that are open, or stand in it without a name; layers called `data` are none. */
function looseParts({ type, properties = {}, items, additionalProperties }: Part, path: string): string[] {
  const isNamed = !path.includes('/') || path.endsWith('/data');
  return [
    ...(type === 'object' && additionalProperties !== false ? [`${path} is open`] : []),
    ...(type === 'object' && !isNamed ? [`${path} has no name`] : []),
    ...Object.entries(properties).flatMap(([name, part]) => looseParts(part, `${path}/${name}`)),
    ...(items === undefined ? [] : looseParts(items, `${path}/items`)),
  ];
}

/** The paths, and the other parts, in which two documents differ. */
function changedParts(before: Document, after: Document): string[] {
  const parts = ({ paths, ...rest }: Document) =>
    new Map<string, unknown>([...Object.entries(paths), ...Object.entries(rest)]);
  const [old, now] = [parts(before), parts(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)));
}

function planted(document: Document): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-document-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'planted.json'), JSON.stringify(document));
  return join(folder, 'planted.json');
}

/** The rules that are broken, warnings included. It stays offline: no telemetry (redocly.yaml), no look for updates. */
function lint(path: string): string[] {
  const { stdout, stderr } = spawnSync('redocly', ['lint', '--format=json', path], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    shell: process.platform === 'win32',
  });
  if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stderr}`);
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
  return problems.map(({ ruleId }) => ruleId);
}
