import type { Failure } from '@glo/domain/shared';
import { describe, expect, it } from 'vitest';
import { Notices } from './notices.ts';

describe('toasts', () => {
  it('stay one second for a copy, two for an error, five for everything else', () => {
    const notices = new Notices();
    notices.copied('Phone Number Copied!');
    notices.toast('Failed to fetch companies. Please try again.', 'error');
    notices.toast('Candidate Removed!', 'success');
    notices.toast('Candidate already shortlisted!', 'warning');
    notices.toast('Please finish this step first.');
    expect(notices.toasts.map(({ durationMs }) => durationMs)).toEqual([1000, 2000, 5000, 5000, 5000]);
  });

  it('replace the one with the same key, and stand beside any other', () => {
    const notices = new Notices();
    notices.toast('First', 'error', 'server-failure');
    notices.toast('Other');
    notices.toast('Second', 'error', 'server-failure');
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Other', 'Second']);
    notices.dismissToast('server-failure');
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Other']);
  });

  it('offer to undo what was done, each its own', () => {
    const notices = new Notices();
    const undone: string[] = [];
    notices.undoable('Candidate Removed!', () => undone.push('first'));
    notices.undoable('Candidate Removed!', () => undone.push('second'));
    const [first, second] = notices.toasts;
    expect(notices.toasts).toMatchObject([{ durationMs: 5000 }, { action: { label: 'Undo' } }]);
    expect(first?.key).not.toBe(second?.key);
    second?.action?.onPress();
    expect(undone).toEqual(['second']);
  });

  const failures: [Failure, string | undefined][] = [
    [{ kind: 'unreachable', text: '' }, 'Some error occured! Please retry..'],
    [{ kind: 'server-error', text: 'Stack overflow at line 7' }, 'Some error occured! Please retry..'],
    [{ kind: 'unexpected-reply', text: 'GET /x: status' }, 'Some error occured! Please retry..'],
    [{ kind: 'refused', text: '' }, 'Some error occured! Please retry..'],
    [{ kind: 'refused', text: 'Too many tries.' }, 'Too many tries.'],
    [{ kind: 'signed-out', text: 'Please sign in.' }, undefined],
  ];
  it.each(failures)('say of %j %s', (failure, text) => {
    const notices = new Notices();
    notices.failed(failure);
    expect(notices.toasts[0]?.text).toBe(text);
    expect(notices.toasts.every(({ key, tone }) => key === 'server-failure' && tone === 'error')).toBe(true);
  });
});

describe('alerts', () => {
  it('wait for each other', () => {
    const notices = new Notices();
    notices.alert('Image size exceeds 5MB limit.');
    notices.alert('Something went wrong,Try again later');
    expect(notices.alerts[0]).toBe('Image size exceeds 5MB limit.');
    notices.dismissAlert();
    expect(notices.alerts).toEqual(['Something went wrong,Try again later']);
  });
});
