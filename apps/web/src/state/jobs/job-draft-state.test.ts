import { emptyJobDraft } from '@glo/domain/jobs/job-draft';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JobDraftState } from './job-draft-state.ts';

describe('the job draft', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T14:05:00.000Z') }));

  it('has the time of its last change, unless it is empty again', () => {
    const state = new JobDraftState();
    expect(state.changedAt).toBeNull();
    state.update({ title: 'Analyst' });
    expect(state.changedAt).toBe('2026-11-03T14:05:00.000Z');
    vi.advanceTimersByTime(60_000);
    state.update({ vacancies: '2' });
    // No discard to undo.
    state.undoDiscard();
    expect(state.changedAt).toBe('2026-11-03T14:06:00.000Z');
    expect(state.draft).toMatchObject({ title: 'Analyst', vacancies: '2' });
    state.update({ title: '', vacancies: '' });
    expect(state.changedAt).toBeNull();
  });

  it('can be restored after Discard until it is edited or cleared', () => {
    const state = new JobDraftState();
    const discard = () => {
      state.update({ title: 'Analyst' });
      state.discard();
    };
    discard();
    expect([state.draft, state.changedAt]).toEqual([emptyJobDraft, null]);
    state.undoDiscard();
    expect([state.draft.title, state.discarded]).toEqual(['Analyst', null]);
    discard();
    state.update({ title: '' });
    expect(state.discarded).not.toBeNull();
    state.update({ title: 'Another' });
    expect(state.discarded).toBeNull();
    discard();
    state.clear();
    state.undoDiscard();
    expect([state.draft, state.changedAt]).toEqual([emptyJobDraft, null]);
  });
});
