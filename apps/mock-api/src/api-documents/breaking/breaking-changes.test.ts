import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import type { ApiDocument, Operation, Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const job: Schema = {
  type: 'object',
  properties: { title: text, note: text, kind: { type: 'string', enum: ['Internship', 'Full-time'] } },
  required: ['title'],
};

interface Given {
  readonly request?: Schema;
  readonly reply?: Schema;
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly operation?: Partial<Operation>;
}

function aDocument({ request = job, reply = job, schemas = {}, operation = {} }: Given = {}): ApiDocument {
  const saveJob: Operation = {
    operationId: 'saveJob',
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    requestBody: { required: true, content: { 'application/json': { schema: request } } },
    responses: { 200: { content: { 'application/json': { schema: reply } } }, 404: {} },
    ...operation,
  };
  return {
    info: { title: 'Jobs', version: '1.0.0' },
    paths: { '/jobs/{id}': { post: saveJob } },
    components: { schemas },
  };
}

const changesTo = (after: Given, before: Given = {}) =>
  breakingChanges(aDocument(before), aDocument(after)).map(({ change }) => change);

const fields = (schema: Schema, properties: Readonly<Record<string, Schema>>): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
});
const required = (...names: string[]): Schema => ({ ...job, required: names });

describe('what breaks a client', () => {
  it('is named with its call', () => {
    const { info, components } = aDocument();
    expect(breakingChanges(aDocument(), { info, components, paths: {} })).toEqual([
      { call: 'POST /jobs/{id}', change: 'is gone' },
    ]);
  });

  it.each<[string, Given, string]>([
    [
      'a field that has to be sent',
      { request: required('title', 'note') },
      'in the request, "note" has to be sent now',
    ],
    [
      'a field not taken',
      { request: { ...job, properties: { title: text } } },
      'in the request, "note" is not taken any more',
    ],
    [
      'a shorter text',
      { request: fields(job, { title: { ...text, maxLength: 9 } }) },
      'in the request, "title" has a tighter maxLength',
    ],
    [
      'a longer one at least',
      { request: fields(job, { title: { ...text, minLength: 9 } }) },
      'in the request, "title" has a tighter minLength',
    ],
    [
      'a pattern',
      { request: fields(job, { title: { ...text, pattern: '^a' } }) },
      'in the request, "title" has another pattern',
    ],
    [
      'a value not taken',
      { request: fields(job, { kind: { type: 'string', enum: ['Internship'] } }) },
      'in the request, "kind" may be "Full-time", of which only "Internship" are known',
    ],
    [
      'another type',
      { request: fields(job, { title: { type: 'number' } }) },
      'in the request, "title" is string on one side and number on the other',
    ],
    ['a field not always there', { reply: required() }, 'in the reply 200, "title" is not always there any more'],
    [
      'a field not there',
      { reply: { ...job, properties: { title: text } } },
      'in the reply 200, "note" is not there any more',
    ],
    [
      'a value not known',
      { reply: fields(job, { kind: { type: 'string', enum: ['Internship', 'Full-time', 'Other'] } }) },
      'in the reply 200, "kind" may be "Other", of which only "Internship", "Full-time" are known',
    ],
    [
      'null where there was none',
      { reply: fields(job, { title: { type: ['string', 'null'] } }) },
      'in the reply 200, "title" is string or null on one side and string on the other',
    ],
    ['another name', { operation: { operationId: 'postJob' } }, 'is called postJob instead of saveJob'],
    ['no success', { operation: { responses: { 204: {} } } }, 'does not answer 200 any more'],
    [
      'no page',
      { operation: { responses: { 200: { content: { 'text/html': {} } } } } },
      'answers 200 no longer as application/json',
    ],
    [
      'no JSON',
      { operation: { requestBody: { content: { 'text/plain': {} } } } },
      'does not take application/json any more',
    ],
    ['no parameter', { operation: { parameters: [] } }, 'does not take the parameter id any more'],
    [
      'one more parameter',
      { operation: { parameters: [{ name: 'page', in: 'query', required: true, schema: text }] } },
      'asks for the parameter page',
    ],
  ])('%s', (_, after, change) => {
    expect(changesTo(after)).toContain(change);
  });

  it('a session where none was needed, and a body', () => {
    expect(changesTo({ operation: { security: [{ session: [] }] } }, { operation: { security: [] } })).toEqual([
      'needs a session now',
    ]);
    const bodyless: Given = { operation: { requestBody: { content: {} } } };
    expect(changesTo({}, bodyless)).toEqual(['asks for a body']);
  });

  it('deep inside lists, alternatives and named types', () => {
    const named = (title: Schema): Given => ({
      reply: { type: 'array', items: { anyOf: [{ $ref: '#/components/schemas/Job' }, { type: 'null' }] } },
      schemas: { Job: { type: 'object', properties: { title, next: { $ref: '#/components/schemas/Job' } } } },
    });
    expect(changesTo(named(text), named(text))).toEqual([]);
    expect(changesTo(named({ type: 'number' }), named(text))).toEqual([
      'in the reply 200, "[]" may be of a kind that it could not be before',
    ]);
  });
});

it.each<[string, Given]>([
  ['nothing', {}],
  ['one more field, taken or given', { request: fields(job, { pay: text }), reply: fields(job, { pay: text }) }],
  ['a field that need not be sent', { request: required() }],
  ['a field that is always there', { reply: required('title', 'note') }],
  ['more values taken', { request: fields(job, { kind: text }) }],
  ['fewer values given', { reply: fields(job, { kind: { type: 'string', enum: ['Internship'] } }) }],
  ['a longer text given', { reply: fields(job, { title: { ...text, maxLength: 9000 } }) }],
  ['one more refusal', { operation: { responses: { ...aDocument().paths['/jobs/{id}']?.post?.responses, 409: {} } } }],
])('%s breaks nobody', (_, after) => {
  expect(changesTo(after)).toEqual([]);
});

it('a whole number is a number', () => {
  const [whole, number] = [fields(job, { title: { type: 'integer' } }), fields(job, { title: { type: 'number' } })];
  expect(changesTo({ request: number }, { request: whole })).toEqual([]);
  expect(changesTo({ request: whole }, { request: number })).toHaveLength(1);
});
