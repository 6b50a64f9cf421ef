import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { getCandidatesByIds } from './candidates.ts';
import { getCompanyMembers, getTalentPool } from './company-page.ts';
import * as field from './fields.ts';
import { getFolders, getShortlistedStudents } from './folders.ts';
import { getActiveJobs } from './jobs.ts';
import { getJobRoles } from './lookups.ts';
import { noted, type Schema } from './notes.ts';
import { readerOf, sourceOf } from './reading.ts';
import { readReply } from './read-reply.ts';
import { searchCandidates } from './search.ts';
import { getRecommended, getShortlisted } from './shortlist.ts';

/** The value read, and what was left out or missing. Readers are cached by schema, so each test has its own schemas. */
function read(schema: Schema, sent: unknown) {
  const reading = { leftOut: [], missing: '' };
  return { value: readerOf(schema)(sent, reading), ...reading };
}
const person = () => z.strictObject({ id: field.id, name: field.text });
const readAs = (value: unknown) => ({ value, leftOut: [], missing: '' });

describe('a field', () => {
  it.each([
    ['a number', () => z.number(), '8.2', 8.2],
    ['a yes or no', () => z.boolean(), 1, true],
    ['a text', () => z.string(), 7, '7'],
    ['anything', () => z.unknown(), { code: 1 }, { code: 1 }],
    ['a date', () => noted(z.string(), { kind: 'date' }), 0, '1970-01-01T00:00:00.000Z'],
  ] as const)('is read as the type %s', (_, schema, sent, value) => {
    expect(read(schema(), sent)).toEqual(readAs(value));
  });

  it.each([
    ['a list', () => z.optional(z.array(z.string()))],
    ['what may be null', () => z.nullable(z.string())],
    ['anything', () => z.unknown()],
  ] as const)('need not be there: %s', (_, schema) => {
    expect(read(z.strictObject({ each: schema() }), { each: null })).toEqual(readAs({}));
    expect(read(z.strictObject({ each: schema() }), {})).toEqual(readAs({}));
  });

  it('is read from its other name if its own is empty', () => {
    const company = noted(z.strictObject({ name: field.name }), { synonyms: { name: ['companyName'] } });
    for (const name of ['', null, undefined]) {
      expect(read(company, { name, companyName: 'Acme' })).toEqual(readAs({ name: 'Acme' }));
    }
    expect(read(company, { name: 'Tide', companyName: 'Acme' })).toEqual(readAs({ name: 'Tide' }));
  });
});

describe('a record', () => {
  it('may be the only entry of a list', () => {
    expect(read(person(), [{ id: 'p1' }])).toEqual(readAs({ id: 'p1' }));
    expect(read(person(), ['p1'])).toEqual(readAs(undefined));
  });

  it('keeps its original value', () => {
    const sent = { id: 'p1', age: 21 };
    const { value } = read(person(), sent);
    expect(sourceOf(value as object)).toBe(sent);
  });
});

describe('a list', () => {
  const student = (id: string) => ({ student_id: id, name: id });
  const role = (id: string) => ({ role: id });
  it.each([
    ['recommended applicants', getRecommended, 'applicants', student],
    ['applicants', getCandidatesByIds, 'applicants', student],
    ['shortlisted students', getShortlisted, null, (id: string) => ({ student: student(id) })],
    ['search results', searchCandidates, null, student],
    ['the talent pool', getTalentPool, 'results', student],
    ['jobs', getActiveJobs, 'activeJobs', (id: string) => ({ _id: id, job_title: 'Analyst' })],
    ['folders', getFolders, 'folders', (id: string) => ({ _id: id, folder_name: 'Data', student_ids: [] })],
    ['shortlisted ids', getShortlistedStudents, 'unique_student_ids', (id: string) => id],
    ['members', getCompanyMembers, null, (id: string) => ({ _id: id, name: 'Ravi' })],
    ['job roles', getJobRoles, 'jobRoles', role],
  ] as const)('keeps the first of equal entries: %s', (_, call, name, entry: (id: string) => unknown) => {
    const sent = ['a', 'b', 'a', 'c', 'b'].map((id) => entry(id));
    const reply = readReply(call, name === null ? sent : { [name]: sent });
    const list = reply.ok && (name === null ? reply.value : (reply.value as Record<string, unknown>)[name]);
    expect(list).toMatchObject(['a', 'b', 'c'].map((id) => entry(id)));
    expect(list).toHaveLength(3);
  });

  it('keeps equal entries without an id', () => {
    const job = { title: 'Analyst', company: 'Acme' };
    const jobs = z.array(z.strictObject({ title: field.text, company: field.text }));
    expect(read(jobs, [job, job])).toEqual(readAs([job, job]));
  });

  it('leaves out values that are not texts, without a report', () => {
    expect(read(z.array(z.string()), ['SQL', null, '', 'R'])).toEqual(readAs(['SQL', 'R']));
  });

  it('leaves out values that are not locations, without a report', () => {
    const goa = { lable: 'Goa', city: '', state: '', country: 'Goa' };
    const places = z.array(noted(z.strictObject({ lable: z.string() }), { kind: 'location' }));
    expect(read(places, ['Goa', {}, null])).toEqual(readAs([goa]));
  });

  it.each([null, undefined, '', []])('is empty as %j', (sent) => {
    expect(read(z.array(z.string()), sent)).toEqual(readAs([]));
  });

  it('reports the path of a record that was left out', () => {
    const team = z.strictObject({ id: field.id, people: z.array(person()) });
    const people = [{ id: 'p1' }, { name: 'Asha' }, 'odd'];
    expect(read(z.array(team), [{ id: 't1' }, { id: 't2', people }])).toEqual({
      value: [
        { id: 't1', people: [] },
        { id: 't2', people: [{ id: 'p1' }] },
      ],
      leftOut: [
        { field: 'people.1.id', id: '' },
        { field: 'people.2', id: '' },
      ],
      missing: '',
    });
  });
});
