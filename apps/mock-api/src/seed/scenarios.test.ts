import { describe, expect, it } from 'vitest';
import { demoRecruiter } from './recruiters.ts';
import { knownDataSet, scenarios } from './scenarios.ts';
import { seedRows } from './seed.ts';

const now = new Date('2026-11-21T10:30:00.000Z');
const names = scenarios.map(({ name }) => name);

function rowsOf(scenario: string, { seed = 1, candidates = 200, at = now } = {}) {
  const rows = knownDataSet({ scenario, seed, candidates }, at);
  if (rows === undefined) throw new Error(`There is no scenario ${scenario}`);
  return rows;
}

const jobsOfDemo = (rows: ReturnType<typeof rowsOf>) =>
  rows.jobs.filter(({ recruiterId }) => recruiterId === demoRecruiter(rows).account.id);

describe('every scenario', () => {
  it('is one of six', () => {
    expect(names).toEqual([
      'demo',
      'empty-company',
      'busy-company',
      'failed-verification',
      'many-applicants',
      'no-recruiters',
    ]);
    expect(knownDataSet({ scenario: 'another', seed: 1, candidates: 1 }, now)).toBeUndefined();
  });

  it.each(names)('%s gives the same bytes all day long, and others for another seed', (name) => {
    const made = JSON.stringify(rowsOf(name, { seed: 4 }));
    for (let other = 5; other < 9; other++) rowsOf('demo', { seed: other, candidates: 1 });
    expect(JSON.stringify(rowsOf(name, { seed: 4, at: new Date('2026-11-21T23:59:59.999Z') })) === made).toBe(true);
    expect(JSON.stringify(rowsOf(name, { seed: 5 })) === made).toBe(false);
    expect(JSON.stringify(rowsOf(name, { seed: 4, at: new Date('2026-11-22T00:00:00.000Z') })) === made).toBe(false);
  });

  it.each(names)('%s has ids that are distinct, and points only at rows that exist', (name) => {
    const rows = rowsOf(name);
    const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
    for (const list of Object.values(rows)) {
      expect(idsOf(list).size).toBe(list.length);
      expect(list.filter(({ id }) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
    }
    const [accounts, recruiters, companies] = [idsOf(rows.accounts), idsOf(rows.recruiters), idsOf(rows.companies)];
    const [jobs, candidates] = [idsOf(rows.jobs), idsOf(rows.candidates)];
    const emails = new Set(rows.accounts.map(({ email }) => email));
    expect(emails.size).toBe(accounts.size);
    expect(rows.recruiters.every((row) => accounts.has(row.accountId) && companies.has(row.companyId ?? ''))).toBe(
      true,
    );
    expect(rows.jobs.every((row) => accounts.has(row.recruiterId) && recruiters.has(row.recruiterDetailsId))).toBe(
      true,
    );
    expect(rows.jobs.every((row) => row.applicants.every((id) => candidates.has(id)))).toBe(true);
    expect(rows.posts.every((row) => candidates.has(row.candidateId))).toBe(true);
    expect(rows.shortlist.every((row) => candidates.has(row.candidateId))).toBe(true);
    expect(rows.shortlist.every((row) => jobs.has(row.jobId) && accounts.has(row.recruiterId))).toBe(true);
    expect(rows.folders.every((row) => row.candidateIds.every((id) => candidates.has(id)))).toBe(true);
  });

  it.each(names)('%s has no date to come', (name) => {
    const rows = rowsOf(name);
    const moments = [
      ...Object.values(rows).flatMap((list) => list.map((row) => ('createdAt' in row ? row.createdAt : ''))),
      ...[...rows.accounts, ...rows.companies].flatMap(({ documents }) => documents.map((row) => row.submittedAt)),
    ];
    expect(moments.filter((at) => !(new Date(at) <= now) || new Date(at).toISOString() !== at)).toEqual([]);
  });

  it('leaves the usual set as it is', () => {
    const before = JSON.stringify(rowsOf('demo'));
    for (const name of names) rowsOf(name);
    expect(JSON.stringify(rowsOf('demo')) === before).toBe(true);
    const day = new Date('2026-11-21T00:00:00.000Z');
    expect(rowsOf('demo')).toEqual(seedRows({ seed: 1, candidates: 200, now: day }));
  });
});

describe('the scenario', () => {
  it('empty-company has a verified recruiter with a company and nothing else', () => {
    const rows = rowsOf('empty-company');
    const { account, company, recruiter } = demoRecruiter(rows);
    expect([rows.accounts, rows.recruiters]).toEqual([[account], [recruiter]]);
    expect([...account.documents, ...company.documents].map(({ status }) => status)).toEqual(['VERIFIED', 'VERIFIED']);
    expect([rows.jobs, rows.shortlist, rows.folders]).toEqual([[], [], []]);
    expect(rows.candidates).toHaveLength(200);
  });

  it('busy-company has many colleagues, jobs, folders and shortlists', () => {
    const [usual, busy] = [rowsOf('demo', { candidates: 1000 }), rowsOf('busy-company', { candidates: 1000 })];
    const { company, account } = demoRecruiter(busy);
    expect(busy.recruiters.filter(({ companyId }) => companyId === company.id)).toHaveLength(24);
    expect(jobsOfDemo(busy).length - jobsOfDemo(usual).length).toBe(40);
    expect(new Set(jobsOfDemo(busy).map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'CLOSED']));
    expect(new Set(busy.jobs.map(({ title }) => title)).size).toBe(busy.jobs.length);
    expect(busy.shortlist.length - usual.shortlist.length).toBeGreaterThan(500);
    const folders = busy.folders.filter(({ recruiterId }) => recruiterId === account.id);
    expect(folders).toHaveLength(35);
    expect(folders.filter(({ candidateIds }) => candidateIds.length === 0)).toEqual([]);
  });

  it('busy-company has a funnel of its own for each job', () => {
    const busy = rowsOf('busy-company');
    const shares = busy.jobs
      .filter(({ applicants }) => applicants.length > 20)
      .map(({ applicants, viewedApplicants }) => Math.round((10 * viewedApplicants.length) / applicants.length));
    expect(new Set(shares).size).toBeGreaterThanOrEqual(8);
  });

  it('failed-verification has a recruiter and a company that failed, and no others', () => {
    const rows = rowsOf('failed-verification');
    const { account, company } = demoRecruiter(rows);
    const failed = [...rows.accounts, ...rows.companies].filter(({ documents }) => documents[0]?.status === 'FAILED');
    expect(failed).toEqual([account, company]);
  });

  it('many-applicants has 10,000 for the newest active job, however few candidates were asked for', () => {
    const rows = rowsOf('many-applicants', { candidates: 10 });
    expect(rows.candidates).toHaveLength(12_000);
    const [newest] = jobsOfDemo(rows)
      .filter(({ status }) => status === 'ACTIVE')
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    expect(new Set(newest?.applicants).size).toBe(10_000);
    expect(newest?.applicants).toEqual(expect.arrayContaining(newest?.viewedApplicants ?? ['nobody']));
    expect(rows.jobs.filter(({ applicants }) => applicants.length === 10_000)).toHaveLength(1);
  });

  it('no-recruiters has the students of the usual set, and no account', () => {
    const { candidates, posts, ...others } = rowsOf('no-recruiters');
    expect([candidates, posts]).toEqual([rowsOf('demo').candidates, rowsOf('demo').posts]);
    expect(Object.values(others).flat()).toEqual([]);
  });
});
