import {
  aCompleteDraft,
  aCompleteRecruiter,
  accountId,
  anActiveJob,
  aSession,
  jobId,
} from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../../../testing/session.ts';
import { JobEdits } from './job-edits.ts';

const first = jobId('job-1');
const second = jobId('job-2');

describe('edits of posted jobs', () => {
  it('start with the posted job and report changes', () => {
    const { edits } = someEdits();
    const begun = edits.start(anActiveJob());
    expect(begun).toMatchObject({ draft: aCompleteDraft(), entries: [] });
    expect(edits.get(first)).toBe(begun);
    expect(edits.isChanged(first)).toBe(false);
    edits.update(first, { title: 'Analyst' });
    expect(edits.isChanged(first)).toBe(true);
    edits.update(first, { title: 'Graduate Data Analyst' });
    expect(edits.isChanged(first)).toBe(false);
  });

  it('are kept per job and survive a reload', () => {
    const { edits, memory, session } = someEdits();
    edits.start(anActiveJob());
    edits.start(anActiveJob({ id: second, title: 'Designer' }));
    edits.update(first, { title: 'Analyst' });
    const reloaded = new JobEdits(memory, session);
    expect([reloaded.get(first)?.draft.title, reloaded.get(second)?.draft.title]).toEqual(['Analyst', 'Designer']);
    expect([reloaded.isChanged(first), reloaded.isChanged(second)]).toEqual([true, false]);
  });

  it('are dropped after an update, unless the text has changed since', () => {
    const { edits } = someEdits();
    edits.start(anActiveJob());
    edits.update(first, { title: 'Analyst' });
    const sent = edits.get(first)?.draft ?? aCompleteDraft();
    edits.update(first, { vacancies: '4' });
    edits.sent(first, sent);
    expect([edits.get(first)?.original.title, edits.isChanged(first)]).toEqual(['Analyst', true]);
    edits.sent(first, edits.get(first)?.draft ?? aCompleteDraft());
    expect(edits.get(first)).toBeNull();
  });

  it('cannot be sent or opened before they begin', () => {
    const { edits, memory } = someEdits();
    edits.sent(first, aCompleteDraft());
    edits.opened(first, 'entry-1');
    expect([edits.get(first), memory.read('job-edits')]).toEqual([null, null]);
  });

  it('record each history entry once, and keep the last 100 of saved edits', () => {
    const { edits, memory } = someEdits();
    const { draft } = edits.start(anActiveJob());
    for (let entry = 0; entry <= 100; entry += 1) edits.opened(first, `entry-${entry}`);
    edits.opened(first, 'entry-1');
    expect([edits.get(first)?.entries.length, edits.isSaved('entry-100')]).toEqual([101, false]);
    edits.sent(first, draft);
    expect(['entry-0', 'entry-1', 'entry-100'].map((entry) => edits.isSaved(entry))).toEqual([false, true, true]);
    expect(JSON.parse(memory.read('saved-edits') ?? '')).toHaveLength(100);
  });

  it('are hidden from another account in this tab, and removed by its next change', () => {
    const { edits, memory } = someEdits();
    edits.start(anActiveJob());
    const others = new JobEdits(memory, aSignedInSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(others.get(first)).toBeNull();
    others.start(anActiveJob({ id: second }));
    expect(JSON.parse(memory.read('job-edits') ?? '')).toMatchObject([{ of: 'account-2', id: 'job-2' }]);
  });

  it('are hidden after signing in to another account', () => {
    const { edits, memory, session } = someEdits();
    edits.start(anActiveJob());
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(edits.get(first)).toBeNull();
    edits.update(first, { title: 'Mine' });
    edits.start(anActiveJob({ id: second }));
    expect(JSON.parse(memory.read('job-edits') ?? '')).toMatchObject([{ of: 'account-2', id: 'job-2' }]);
  });

  it('are dropped on sign-out', () => {
    const { edits, session } = someEdits();
    const account = session.current ?? aSession();
    edits.start(anActiveJob());
    session.end();
    session.start(account);
    expect(edits.get(first)).toBeNull();
  });

  it('survive an expired session of the same account', () => {
    const { edits, session } = someEdits();
    edits.start(anActiveJob());
    session.expire();
    session.start(aSession());
    expect(edits.get(first)).not.toBeNull();
  });

  const ofFirst = { of: 'account-1', id: 'job-1', original: aCompleteDraft(), draft: aCompleteDraft() };
  it.each([
    '{',
    '{}',
    'null',
    '[null,1,{}]',
    '[{"of":"account-1","id":"job-1","original":{},"draft":{}}]',
    JSON.stringify([{ ...ofFirst, original: {} }]),
    JSON.stringify([{ ...ofFirst, draft: {} }]),
  ])('are ignored if they are damaged: %s', (kept) => {
    const memory = new FakeTabMemory();
    memory.write('job-edits', kept);
    expect(new JobEdits(memory, aSignedInSession()).get(first)).toBeNull();
  });
});

it('ignores damaged history entries of an edit', () => {
  const memory = new FakeTabMemory();
  const [posted, account] = [aCompleteDraft(), aSession().accountId];
  memory.write('job-edits', JSON.stringify([{ of: account, id: first, original: posted, draft: posted, entries: 7 }]));
  expect(new JobEdits(memory, aSignedInSession()).get(first)?.entries).toEqual([]);
});

function someEdits() {
  const memory = new FakeTabMemory();
  const session = aSignedInSession();
  return { edits: new JobEdits(memory, session), memory, session };
}
