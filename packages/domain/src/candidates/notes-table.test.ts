import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { notesTable } from './notes-table.ts';

describe('private notes as CSV', () => {
  it('have a header and one line per candidate', () => {
    const asha = { id: studentId('s1'), name: 'Asha Rao', note: 'Call in "June",\nafter exams', starred: true };
    const kabir = { id: studentId('s2'), name: '', note: '=1+1', starred: false, writtenOn: null };
    expect(notesTable([{ ...asha, writtenOn: '2026-11-03T09:30:00.000Z' }, kabir])).toBe(
      'Name,Note,Starred,Emailed on,Student id\r\n' +
        'Asha Rao,"Call in ""June"",\nafter exams",yes,2026-11-03,s1\r\n' +
        ",'=1+1,no,,s2\r\n",
    );
  });

  it('use the local day', async () => {
    onTestFinished(() => void vi.resetModules());
    vi.stubEnv('TZ', 'Asia/Kolkata');
    vi.resetModules();
    const there = await import('./notes-table.ts');
    const emailed = {
      id: studentId('s1'),
      name: 'Asha',
      note: '',
      starred: false,
      writtenOn: '2026-11-03T20:30:00.000Z',
    };
    expect(there.notesTable([emailed])).toContain('Asha,,no,2026-11-04,s1');
  });
});
