import type { Failure } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { Notices } from './notices.ts';

describe('toasts', () => {
  it('stay for one second after a copy, two for an error and five otherwise', () => {
    const notices = new Notices();
    notices.showCopied('Phone Number Copied!');
    notices.showToast('Failed to fetch companies. Please try again.', 'error');
    notices.showToast('Candidate Removed!', 'success');
    notices.showToast('Candidate already shortlisted!', 'warning');
    notices.showToast('Please finish this step first.');
    notices.show({ text: 'Wait', tone: 'error', durationMs: 9000 });
    expect(notices.toasts.map(({ durationMs }) => durationMs)).toEqual([1000, 2000, 5000, 5000, 5000, 9000]);
    expect(notices.toasts.at(-2)?.tone).toBe('info');
  });

  it('replace a toast with the same key only', () => {
    const notices = new Notices();
    notices.showToast('First', 'error', 'server-failure');
    notices.showToast('Other');
    notices.showToast('Second', 'error', 'server-failure');
    notices.showCopied('Copied!');
    notices.showCopied('Copied again!');
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Other', 'Second', 'Copied again!']);
    notices.dismissToast('server-failure');
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Other', 'Copied again!']);
  });

  it('have an undo action of their own, which runs once', () => {
    const notices = new Notices();
    const undone: string[] = [];
    const text = 'Candidate Removed!';
    notices.offerUndo({ text, detail: 'Asha Rao', undo: () => undone.push('first') });
    notices.offerUndo({ text, undo: () => undone.push('second') });
    notices.offerUndo({ text: '2 not removed', tone: 'warning', undo: undefined });
    const [first, second, third] = notices.toasts;
    expect([first, second]).toMatchObject([{ detail: 'Asha Rao', tone: 'success' }, { action: { label: 'Undo' } }]);
    expect([third?.tone, third?.action]).toEqual(['warning', undefined]);
    expect(first?.key).not.toBe(second?.key);
    second?.action?.onPress();
    second?.action?.onPress();
    expect(undone).toEqual(['second']);
  });

  it('report once that they are gone', () => {
    const notices = new Notices();
    let gone = 0;
    const key = notices.show({ text: 'Sent', tone: 'info', final: () => (gone += 1) });
    notices.dismissToast('another');
    expect([gone, notices.toasts.length]).toEqual([0, 1]);
    notices.dismissToast(key);
    notices.dismissToast(key);
    expect([gone, notices.toasts.length]).toEqual([1, 0]);
  });

  const usual = 'Some error occured! Please retry..';
  it.each<[Failure, string | undefined, string | undefined]>([
    [{ kind: 'unreachable', text: '' }, usual, undefined],
    [{ kind: 'server-error', text: 'Stack overflow at line 7' }, usual, undefined],
    [{ kind: 'unexpected-reply', text: 'GET /x: status' }, usual, undefined],
    [{ kind: 'refused', text: '' }, usual, undefined],
    [{ kind: 'refused', text: 'Too many tries.' }, usual, 'Too many tries.'],
    [{ kind: 'signed-out', text: 'Please sign in.' }, undefined, undefined],
  ])('after %j say %s, with the detail %s for a failed write only', (failure, text, detail) => {
    const [write, read] = [new Notices(), new Notices()];
    write.showWriteFailure(failure);
    read.showReadFailure(failure);
    const toast = (expected: string | undefined) =>
      text === undefined ? [] : [{ key: 'server-failure', text, detail: expected, tone: 'error', durationMs: 2000 }];
    expect([write.toasts, read.toasts]).toEqual([toast(detail), toast(undefined)]);
    write.showWriteFailure(failure, 'Failed to fetch folders.');
    const specified = { text: 'Failed to fetch folders.', detail };
    expect(write.toasts).toMatchObject(text === undefined ? [] : [specified]);
  });
});

it('alerts are shown one by one', () => {
  const notices = new Notices();
  notices.alert('Image size exceeds 5MB limit.');
  notices.alert('Something went wrong,Try again later');
  expect(notices.alerts[0]).toBe('Image size exceeds 5MB limit.');
  notices.dismissAlert();
  expect(notices.alerts).toEqual(['Something went wrong,Try again later']);
});
