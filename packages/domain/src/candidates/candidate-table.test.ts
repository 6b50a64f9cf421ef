import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { candidateTable, type ExportedCandidate } from './candidate-table.ts';

const asha: ExportedCandidate = {
  ...aCandidate({ id: studentId('s1'), name: 'Asha Rao', score: 0, skills: ['Python', 'SQL'] }),
  shortlisted: false,
  folders: ['Data'],
};

describe('a list as CSV', () => {
  it('has a header and one line per candidate', () => {
    expect(candidateTable([asha], (id) => id === asha.id)).toBe(
      'Name,Score,Skills,Viewed,Shortlisted,Folders,Student id\r\nAsha Rao,0,"Python, SQL",yes,no,Data,s1\r\n',
    );
  });

  it('lists all folders', () => {
    expect(candidateTable([{ ...asha, folders: ['Data', 'Maps'] }], null)).toContain('"Data, Maps"');
  });

  it('leaves a missing score empty', () => {
    expect(candidateTable([{ ...asha, score: null }], null)).toContain('Asha Rao,,');
  });

  it('has no column for views outside a job', () => {
    expect(candidateTable([asha], null)).toBe(
      'Name,Score,Skills,Shortlisted,Folders,Student id\r\nAsha Rao,0,"Python, SQL",no,Data,s1\r\n',
    );
  });

  it('escapes formulas but not negative numbers', () => {
    expect(candidateTable([{ ...asha, name: '=1+1', score: -3 }], null)).toContain("'=1+1,-3,");
  });
});
