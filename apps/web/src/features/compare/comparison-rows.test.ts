import { fitTo } from '@glo/domain/candidates/fit';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aProfile, aWork } from '@glo/domain/testing/hiring';
import { describe, expect, it } from 'vitest';
import { Resource } from '../../state/resource.ts';
import { undecided } from '../../state/verdicts/judgment.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { type Cell, rowsOf } from './comparison-rows.ts';

interface Given {
  readonly profile?: Partial<CandidateProfile>;
  /** A profile that is not loaded. */
  readonly unread?: Resource<CandidateProfile>;
  readonly score?: number | null;
  readonly works?: readonly ProofOfWork[];
  readonly own?: object;
  readonly folders?: readonly string[];
  readonly decided?: Partial<Pick<OpenProfile, 'judgment' | 'answers' | 'isShortlisted'>>;
}

async function read<T>(answer: Outcome<T> | null): Promise<Resource<T>> {
  const resource = new Resource<T>(
    async () => answer ?? failure('unreachable'),
    () => undefined,
  );
  if (answer !== null) await resource.load();
  return resource;
}

/** A loaded candidate by default. */
async function aPerson({
  profile = {},
  unread,
  score = null,
  works = [],
  own = {},
  folders = [],
  decided,
}: Given = {}) {
  const parts = {
    profile: unread ?? (await read(success(aProfile({ workExperience: [], education: [], ...profile })))),
    gloPoints: await read(success({ score })),
    proofOfWork: await read(success(works)),
  };
  const kept = { value: '', writtenOn: null, ...own };
  const decisions = { judgment: undecided, answers: [], isShortlisted: false };
  const person = { id: studentId('asha'), parts, folders, records: kept, isHidden: false };
  return { toldNo: '', ...person, ...decisions, ...decided } as unknown as OpenProfile;
}

const cellsIn = (people: readonly OpenProfile[], label: string, wanted: readonly string[] = []) =>
  rowsOf(people, fitTo(wanted), false).find((row) => row.label === label)?.cells;
const linesOf = async (given: Given, label: string) => {
  const [cell] = cellsIn([await aPerson(given)], label) ?? [];
  return cell?.kind === 'lines' ? cell.lines : null;
};

describe('the rows of a comparison', () => {
  it('list each wanted skill regardless of case and blanks, and the others in one line', async () => {
    const people = [await aPerson({ profile: { skills: [' python ', 'Figma', 'R'] } })];
    expect(rowsOf(people, fitTo(['Python', 'SQL']), true).map(({ label }) => label)).toEqual([
      'Fit to this job',
      'Python',
      'SQL',
      'Other skills',
      'GloPoints',
      'Location',
      'Education',
      'Grade',
      'Experience',
      'Proof of Work',
    ]);
    expect(cellsIn(people, 'Fit to your search', ['Python', 'SQL'])).toEqual([
      { kind: 'fit', met: 1, known: 2, text: '1 of 2', detail: '1 of 2. Has Python. Missing: SQL.' },
    ]);
    expect(cellsIn(people, 'Other skills', ['Python', 'SQL'])).toEqual([
      { kind: 'lines', lines: [{ text: 'Figma, R' }], more: [] },
    ]);
    expect(cellsIn([await aPerson({ profile: { skills: ['SQL'] } })], 'Other skills', ['SQL'])).toEqual([
      { kind: 'lines', lines: [], more: [] },
    ]);
  });

  it('list what a job wants besides skills, which may be unknown', async () => {
    const people = [await aPerson({ profile: { id: studentId('asha'), skills: ['SQL'] } })];
    const sent = new Set([studentId('asha')]);
    const rows = rowsOf(
      people,
      fitTo(
        ['SQL'],
        [
          { label: 'Bachelor: above 70', sent, met: new Set() },
          { label: 'Location: Pune', sent: new Set(), met: new Set() },
        ],
      ),
      true,
    );
    expect(rows.slice(0, 4).map(({ label, cells }) => [label, cells[0]])).toEqual([
      ['Fit to this job', expect.objectContaining({ text: '1 of 2, 1 unknown' })],
      ['SQL', { kind: 'wanted', part: 'met' }],
      ['Bachelor: above 70', { kind: 'wanted', part: 'missing' }],
      ['Location: Pune', { kind: 'wanted', part: 'unknown' }],
    ]);
  });

  it('list all skills and no fit without wanted skills', async () => {
    const people = [await aPerson({ profile: { skills: ['SQL', 'R'] } })];
    expect(rowsOf(people, fitTo([]), false)[0]).toMatchObject({
      label: 'Skills',
      cells: [{ lines: [{ text: 'SQL, R' }] }],
    });
  });

  it('show score and location, or nothing', async () => {
    expect(await linesOf({ score: 1200 }, 'GloPoints')).toEqual([{ text: '1,200' }]);
    expect(await linesOf({ score: null }, 'GloPoints')).toEqual([]);
    expect(await linesOf({ profile: { location: 'Pune' } }, 'Location')).toEqual([{ text: 'Pune' }]);
    expect(await linesOf({ profile: { location: '' } }, 'Location')).toEqual([]);
  });

  it('show education with school, dates and grade', async () => {
    const entry = { school: 'IIT', degree: 'B.Tech', majors: 'CS', startDate: '', endDate: null, grade: '8.2' };
    const education = [entry, { ...entry, degree: '', majors: '' }, { ...entry, grade: '' }];
    expect(await linesOf({ profile: { education } }, 'Education')).toEqual([
      { text: 'B.Tech, CS', notes: ['IIT', '8.2 CGPA'] },
      { text: 'IIT', notes: ['8.2 CGPA'] },
      { text: 'B.Tech, CS', notes: ['IIT'] },
    ]);
  });

  it('show the grade of the latest education, with its unit', async () => {
    const entry = { school: 'IIT', degree: '', majors: '', startDate: '', endDate: '2025-05-01', grade: '82%' };
    const people = await Promise.all([
      aPerson({ profile: { education: [{ ...entry, endDate: '2020-05-01', grade: '6.5' }, entry] } }),
      aPerson(),
      aPerson({ profile: { education: [{ ...entry, grade: 'First class' }] } }),
    ]);
    expect(cellsIn(people, 'Grade')).toMatchObject([
      { lines: [{ text: '82%' }] },
      { lines: [] },
      { lines: [{ text: 'First class' }] },
    ]);
    expect(cellsIn(people, 'Education')?.[0]).toMatchObject({
      lines: [{ notes: ['May 2025', '82%'] }, { notes: ['May 2020', '6.5 CGPA'] }],
    });
  });

  it('show work experience', async () => {
    const job = { title: 'Analyst', employmentType: '', companyName: 'Tide', startDate: '', endDate: null };
    expect(await linesOf({ profile: { workExperience: [job] } }, 'Experience')).toEqual([
      { text: 'Analyst', notes: ['Tide'] },
    ]);
  });

  it('show three proofs of work with links, and the others behind More', async () => {
    const work = aWork({ title: 'Maps', kind: 'pdf', link: 'https://maps.example/a.pdf' });
    const people = [await aPerson({ works: [work, work, work, work, work] })];
    const line = { text: 'Maps, PDF', href: 'https://maps.example/a.pdf', isFile: true, isHidden: false };
    expect(cellsIn(people, 'Proof of Work')).toEqual([
      { kind: 'lines', lines: [line, line, line], more: [line, line] },
    ]);
  });

  it('show notes, emails and folders if there are any', async () => {
    const nothing = await aPerson();
    expect(cellsIn([nothing], 'Your notes and marks')).toBeUndefined();
    const own = { value: 'Call', writtenOn: '2026-11-21T10:00:00.000Z' };
    const kept = await aPerson({ own, folders: ['Summer', 'Data'] });
    expect(cellsIn([kept, nothing], 'Your notes and marks')).toEqual([
      {
        kind: 'lines',
        lines: [
          { text: 'Private note' },
          { text: expect.stringContaining('November 21, 2026') },
          { text: 'In folders: Summer, Data' },
        ],
        more: [],
        none: 'Nothing saved yet',
      },
      { kind: 'lines', lines: [], more: [], none: 'Nothing saved yet' },
    ]);
    expect(cellsIn([await aPerson({ folders: ['Data'] })], 'Your notes and marks')).toMatchObject([
      { lines: [{ text: 'In folders: Data' }] },
    ]);
  });
});

describe('the private rows of a comparison', () => {
  it('show the verdicts if there are any, also beside a shortlisted candidate', async () => {
    const [open, shortlisted, rejected] = await Promise.all([
      aPerson(),
      aPerson({ decided: { isShortlisted: true } }),
      aPerson({ decided: { judgment: { ...undecided, verdict: 'Not a fit: Location' } } }),
    ]);
    expect(cellsIn([open, shortlisted], 'Your decision')).toBeUndefined();
    expect(cellsIn([open, shortlisted, rejected], 'Your decision')).toMatchObject([
      { lines: [], none: 'Undecided' },
      { lines: [{ text: 'Shortlisted' }] },
      { lines: [{ text: 'Not a fit: Location' }] },
    ]);
  });

  it('show the answers of hiring managers if there are any', async () => {
    const label = 'Answers of hiring managers';
    const [silent, answered] = [
      await aPerson(),
      await aPerson({ decided: { answers: ['Yes (Ravi): knows SQL', 'Maybe (Mina)'] } }),
    ];
    expect(cellsIn([silent], label)).toBeUndefined();
    expect(cellsIn([silent, answered], label)).toMatchObject([
      { lines: [], none: 'No answer' },
      { lines: [{ text: 'Yes (Ravi): knows SQL' }, { text: 'Maybe (Mina)' }] },
    ]);
  });

  it('are the last ones', async () => {
    const person = await aPerson({
      own: { value: 'Call' },
      decided: { judgment: { ...undecided, verdict: 'Maybe' }, answers: ['Yes (Ravi)'] },
    });
    const rows = rowsOf([person], fitTo(['SQL']), true);
    const labels = rows.filter(({ isPrivate }) => isPrivate).map(({ label }) => label);
    expect(labels).toEqual(['Your decision', 'Answers of hiring managers', 'Your notes and marks']);
    expect(rows.slice(-3).every(({ isPrivate }) => isPrivate)).toBe(true);
  });
});

describe('a row of a comparison', () => {
  const same = (people: readonly OpenProfile[]) =>
    rowsOf(people, fitTo([]), false).find(({ label }) => label === 'Location')?.same;

  it('is equal if all cells are, and never for one candidate', async () => {
    const [pune, goa] = [
      await aPerson({ profile: { location: 'Pune' } }),
      await aPerson({ profile: { location: 'Goa' } }),
    ];
    expect([same([pune, pune]), same([pune, pune, goa]), same([pune])]).toEqual([true, false, false]);
  });

  it('is not equal while a part loads or after it failed', async () => {
    const [waiting, other] = [await aPerson({ unread: await read<CandidateProfile>(null) }), await aPerson()];
    expect(cellsIn([waiting], 'Skills')).toEqual([{ kind: 'loading' }]);
    expect([same([waiting, waiting]), same([other, waiting])]).toEqual([false, false]);
  });

  it('shows a failed part once and retries it', async () => {
    const profile = await read<CandidateProfile>(failure('unreachable'));
    const failed = await aPerson({ unread: profile });
    const rows = rowsOf([failed, failed], fitTo([]), false);
    const kinds = (at: number) => rows[at]?.cells.map(({ kind }) => kind);
    expect([kinds(0), kinds(1), kinds(2)]).toEqual([
      ['failed', 'failed'],
      ['lines', 'lines'],
      ['failed-too', 'failed-too'],
    ]);
    const [cell] = rows[0]?.cells ?? [];
    expect(rows[0]?.cells).toMatchObject([
      { name: 'Profile', isFirst: true },
      { name: 'Profile', isFirst: false },
    ]);
    expect(rows[0]?.same).toBe(false);
    (cell as Extract<Cell, { kind: 'failed' }>).retry();
    expect(profile.request.pending).toBe(true);
  });
});
