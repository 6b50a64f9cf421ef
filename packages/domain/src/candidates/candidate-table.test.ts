import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/index.ts';
import { candidateTable, type ExportedCandidate } from './candidate-table.ts';

const asha: ExportedCandidate = {
  ...aCandidate({ id: studentId('s1'), name: 'Asha Rao', score: 0, skills: ['Python', 'SQL'] }),
  viewed: true,
  shortlisted: false,
  folders: ['Data'],
};

describe('a list as CSV', () => {
  it('has a line of heads and a line for each candidate', () => {
    expect(candidateTable([asha])).toBe(
      'Name,Score,Skills,Viewed,Shortlisted,Folders,Student id\r\nAsha Rao,0,"Python, SQL",yes,no,Data,s1\r\n',
    );
  });

  it('leaves a missing score empty', () => {
    expect(candidateTable([{ ...asha, score: null }])).toContain('Asha Rao,,');
  });

  it('keeps quotes and line ends inside their cell', () => {
    expect(candidateTable([{ ...asha, name: 'A "B"\nC' }])).toContain('"A ""B""\nC",0');
  });

  it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', ' =1', '\r=1'])('makes the formula %j harmless', (name) => {
    const line = candidateTable([{ ...asha, name }]).slice(
      'Name,Score,Skills,Viewed,Shortlisted,Folders,Student id\r\n'.length,
    );
    expect(line.replace(/^"/, '').startsWith(`'${name}`)).toBe(true);
  });

  it('leaves a number below zero as it is', () => {
    expect(candidateTable([{ ...asha, score: -3 }])).toContain('Asha Rao,-3,');
  });
});
