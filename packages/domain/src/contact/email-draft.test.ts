import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { emptyEmail, laterDraft, type UnsentEmail, unsentLimits, withoutUnsent, withUnsent } from './email-draft.ts';

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

describe('the draft on the device', () => {
  const onDevice = anEmail('asha');
  const { draft, at } = onDevice;
  const other = { ...emptyEmail, subject: 'Something else' };
  const [earlier, later] = ['2026-11-03T14:04:59.000Z', '2026-11-03T14:05:01.000Z'];

  it.each([
    ['the tab has an older text', onDevice, { draft: other, at: earlier }, draft],
    ['the tab does not know when its text changed', onDevice, { draft: other, at: '' }, draft],
    ['the tab has a later text', onDevice, { draft: other, at: later }, null],
    ['both changed at the same time', onDevice, { draft: other, at }, null],
    ['the tab has no text', onDevice, { draft: emptyEmail, at: later }, draft],
    ['the tab has the same text', onDevice, { draft: { ...draft }, at: earlier }, null],
    ['there is none', null, { draft: other, at: earlier }, null],
  ])('is compared with that of the tab: %s', (_case, email, tab, expected) => {
    expect(laterDraft(email, tab)).toBe(expected);
  });
});
