import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { emptyEmail } from './email-draft.ts';
import { type UnsentEmail, unsentLimits, withoutUnsent, withUnsent } from './unsent-emails.ts';

const anEmail = (id: string): UnsentEmail => ({
  id,
  to: 'one',
  href: `/connect/${id}`,
  label: '',
  students: [studentId(id)],
  draft: { ...emptyEmail, subject: 'Hello' },
  at: '2026-11-03T14:05:00.000Z',
});

describe('unsent emails', () => {
  it('are kept newest first, each once', () => {
    const all = ['asha', 'bela', 'asha'].reduce<readonly UnsentEmail[]>(
      (kept, id) => withUnsent(kept, anEmail(id)),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['asha', 'bela']);
    expect(withoutUnsent(all, 'asha').map(({ id }) => id)).toEqual(['bela']);
  });

  it('are limited, oldest dropped first', () => {
    const ids = Array.from({ length: unsentLimits.emails + 1 }, (_, at) => `s${at}`);
    const all = ids.reduce<readonly UnsentEmail[]>((kept, id) => withUnsent(kept, anEmail(id)), []);
    expect([all.length, all.some(({ id }) => id === 's0')]).toEqual([unsentLimits.emails, false]);
  });
});
