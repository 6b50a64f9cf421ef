import { noFacts } from '@glo/domain/candidates/known/facts';
import { describe, expect, it } from 'vitest';
import { aRow, profileParts } from '@glo/domain/testing/hand-over';
import { aProfile } from '@glo/domain/testing/hiring';
import { studentId } from '@glo/domain/testing/builders';
import { candidateCsv } from './csv-export.ts';

const graduate = aProfile({
  education: [
    {
      school: 'Pune University',
      degree: 'B.Sc.',
      majors: 'Statistics',
      startDate: '2023-07-01',
      endDate: '2026-05-31',
      grade: '8.50',
    },
  ],
});

describe('a list as CSV', () => {
  it('has the columns of a hiring manager first', () => {
    const row = aRow({
      ...profileParts(graduate),
      verdict: 'Not a fit',
      reason: 'Location',
      fit: { met: ['SQL'], missing: ['Go', 'Location: Pune, India'], unknown: ['Bachelor: above 70'] },
      answers: ['Yes (Ravi): knows SQL well', 'No (Mina)'],
      note: 'Call after Monday.\nTwice.',
      folders: ['Data', 'Maps'],
      isViewed: true,
    });
    expect(recordsOf(candidateCsv([row]))).toEqual([
      {
        Name: 'Aarohi Deshmukh',
        Fit: '1 of 3, 1 unknown',
        Missing: 'Go; Location: Pune, India',
        Email: 'aarohi.deshmukh@mail.example',
        Phone: "'+91 98220 14563",
        Place: 'Pune, Maharashtra, India',
        College: 'Pune University',
        Degree: 'B.Sc.',
        Year: '2026',
        Grade: '8.5',
        Decision: 'Not a fit',
        Reason: 'Location',
        Manager: 'Yes (Ravi): knows SQL well\nNo (Mina)',
        Note: 'Call after Monday.\nTwice.',
        Folders: 'Data, Maps',
        Profile: 'https://recruit.example/glofolio/student-1',
        Skills: 'Python, SQL',
        Score: '742',
        Viewed: 'yes',
        'Student id': 'student-1',
      },
    ]);
  });

  it('leaves unknown cells blank', () => {
    const blank = aRow({ facts: noFacts, email: '', phone: '', fit: null, score: null });
    const [record] = recordsOf(candidateCsv([blank]));
    expect(record).toMatchObject({ Fit: '', Missing: '', Email: '', Phone: '', Place: '', College: '' });
    expect(record).toMatchObject({ Year: '', Grade: '', Decision: '', Reason: '', Note: '', Folders: '', Score: '' });
  });

  it('tells a grade in percent from one in CGPA', () => {
    const education = graduate.education.map((one) => ({ ...one, grade: '82' }));
    const [record] = recordsOf(candidateCsv([aRow(profileParts(aProfile({ education })))]));
    expect(record).toMatchObject({ Grade: '82%' });
  });

  it('keeps a phone number and an id of ten digits as text', () => {
    const row = aRow({ id: studentId('9876543210'), phone: '9822014563' });
    expect(recordsOf(candidateCsv([row]))[0]).toMatchObject({ Phone: "'9822014563", 'Student id': "'9876543210" });
  });

  it('has no column for views outside a job', () => {
    expect(Object.keys(recordsOf(candidateCsv([aRow()]))[0] ?? {})).not.toContain('Viewed');
  });

  it.each(['=1+1', '+1', '-1+1', '@cmd', '\t=1', '\r=1', ' =1', '1;=1', 'a\n=HYPERLINK("x")', '＝1'])(
    'has no formula in any text: %j',
    (text) => {
      const education = [{ ...(graduate.education[0] as (typeof graduate.education)[0]), school: text, degree: text }];
      const profile = aProfile({ email: text, mobileNumber: text, location: text, education });
      const row = aRow({
        name: text,
        skills: [text],
        reason: text,
        note: text,
        folders: [text],
        answers: [text],
        ...profileParts(profile),
      });
      const written = candidateCsv([row]);
      for (const cells of parsed(written).slice(1)) {
        for (const cell of cells) expect(cell).not.toMatch(/(^|[;\t\r\n])\s*[=+\-@＝]/);
      }
      expect(parsed(written).every(({ length }) => length === parsed(written)[0]?.length)).toBe(true);
    },
  );

  it.each(['65a1b2c3d4e5f60718293a4b', '650000000000000000000001', '507191e810000000000012ab'])(
    'keeps the id %s as text',
    (id) => {
      const [record] = recordsOf(candidateCsv([aRow({ id: studentId(id) })]));
      const cell = record?.['Student id'] ?? '';
      expect(cell).toMatch(/[a-z']/);
      expect(cell.replace(/^'/, '')).toBe(id);
    },
  );
});

function recordsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [heads = [], ...rows] = parsed(text);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

/** Reads CSV as RFC 4180 says. */
function parsed(text: string): string[][] {
  expect(text).toMatch(/\r\n$/);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
