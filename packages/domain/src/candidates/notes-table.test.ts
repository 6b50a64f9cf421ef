import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { notesTable } from './notes-table.ts';

describe('private notes as CSV', () => {
  it('have a header and one line per candidate', () => {
    const asha = { id: studentId('s1'), name: 'Asha Rao', note: 'Call in "June",\nafter exams' };
    const kabir = { id: studentId('s2'), name: '', note: '=1+1', writtenOn: null };
    expect(notesTable([{ ...asha, writtenOn: '2026-11-03T09:30:00.000Z' }, kabir])).toBe(
      'Name,Note,Emailed on,Student id\r\n' +
        'Asha Rao,"Call in ""June"",\nafter exams",2026-11-03,s1\r\n' +
        ",'=1+1,,s2\r\n",
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
      writtenOn: '2026-11-03T20:30:00.000Z',
    };
    expect(there.notesTable([emailed])).toContain('Asha,,2026-11-04,s1');
  });
});
