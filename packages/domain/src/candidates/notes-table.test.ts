import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { notesTable } from './notes-table.ts';

describe('private notes as CSV', () => {
  it('have a line of heads and a line for each candidate', () => {
    const asha = { id: studentId('s1'), name: 'Asha Rao', note: 'Call in "June",\nafter exams', starred: true };
    const kabir = { id: studentId('s2'), name: '', note: '=1+1', starred: false, writtenOn: null };
    expect(notesTable([{ ...asha, writtenOn: '2026-11-03T09:30:00.000Z' }, kabir])).toBe(
      'Name,Note,Starred,E-mailed on,Student id\r\n' +
        'Asha Rao,"Call in ""June"",\nafter exams",yes,2026-11-03,s1\r\n' +
        ",'=1+1,no,,s2\r\n",
    );
  });
});
