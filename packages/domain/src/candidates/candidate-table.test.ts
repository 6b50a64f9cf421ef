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

  it('has no column for views outside a job', () => {
    expect(candidateTable([{ ...asha, folders: ['Data', 'Maps'], score: null }], null)).toBe(
      'Name,Score,Skills,Shortlisted,Folders,Student id\r\nAsha Rao,,"Python, SQL",no,"Data, Maps",s1\r\n',
    );
  });
});
