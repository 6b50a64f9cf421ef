import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { callNamed, rightInputs } from './support/right-inputs.ts';
import { aServer } from './support/server.ts';

/** Passwords are stored as typed. Ids are compared but never shown. */
const storedAsTyped = /password|credential|id$|ids$|_id|userId|student\b/i;

const texts = Object.entries(rightInputs).flatMap(([name, { body }]) =>
  leaves(body)
    // `company` is an id in this call.
    .filter(([path]) => name !== 'submitCompanyDocument' || path !== 'company')
    .map(([path, value]) => [name, path, value] as const),
);

function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return value === '' || storedAsTyped.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

function withText(value: unknown, path: string, text: string): unknown {
  if (path === '') return text;
  const [key = '', ...rest] = path.split('.');
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withText(copy[key], rest.join('.'), text);
  return copy;
}

async function read(name: string, body: unknown): Promise<unknown> {
  const { body: schema } = wireTable[name] ?? {};
  if (schema === undefined) throw new Error(`${name} has no body`);
  const result = await schema['~standard'].validate(body);
  return result.issues === undefined ? result.value : undefined;
}

describe('a text in a request', () => {
  it.each(texts)('loses its invisible characters or is refused: %s, %s', async (name, path, text) => {
    const { body } = callNamed(name).input;
    const clean = await read(name, body);
    const pasted = `\u202a${text.slice(0, 1)}\u200b${text.slice(1)}\u0000\ud800\u2028\ufeff`;
    expect(clean).toBeDefined();
    expect((await read(name, withText(body, path, pasted))) ?? clean).toEqual(clean);
  });

  it('is refused if no visible character is left', async () => {
    const server = await aServer();
    const before = server.digest();
    const { call, input } = callNamed('createFolder');
    const body = { ...(input.body as object), folder_name: '\u200b\u2060\ufeff' };
    const { status, text } = await server.call(call, { body }, server.cookieOf('asha'));
    expect([status, text]).toEqual([400, expect.stringContaining('must not be empty')]);
    expect(server.digest()).toBe(before);
  });

  it('keeps its paragraphs in multi-line fields and becomes one line in others', async () => {
    const body = {
      ...(callNamed('saveJob').input.body as object),
      job_title: 'One\r\nTwo',
      description: 'One\r\n\r\nTwo',
    };
    expect(await read('saveJob', body)).toMatchObject({ job_title: 'One Two', description: 'One\n\nTwo' });
  });
});
