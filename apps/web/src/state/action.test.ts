import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Action } from './action.ts';

describe('an action', () => {
  it('sends the prepared input once and reports the result', async () => {
    const { action, sent, done, failed } = anAction();
    expect([action.pending, action.problem]).toEqual([false, null]);
    const { run } = action;
    const runs = [run(), run()];
    expect([action.pending, sent.map(({ input }) => input)]).toEqual([true, ['input']]);
    sent[0]?.answer(success('value'));
    await Promise.all(runs);
    expect([action.pending, done, failed]).toEqual([false, [['value', 'input']], []]);
  });

  it('sends nothing if nothing is prepared', async () => {
    const { action, sent } = anAction({ prepare: () => null });
    await action.run();
    expect([action.pending, sent]).toEqual([false, []]);
  });

  it('reports a failure and keeps its problem until the next try', async () => {
    const { action, sent, failed } = anAction();
    const first = action.run();
    sent[0]?.answer(failure('refused', 'Too long.'));
    await first;
    expect([failed, action.problem]).toEqual([['Too long.'], 'Too long.']);
    void action.run();
    expect(action.problem).toBeNull();
  });

  it('aborts the first request when asked again, and ignores its failure', async () => {
    const { action, sent, done, failed } = anAction();
    const first = action.run();
    const second = action.restart();
    expect(sent.map(({ stop }) => stop.aborted)).toEqual([true, false]);
    sent[0]?.answer(failure('unreachable'));
    await first;
    expect(action.pending).toBe(true);
    sent[1]?.answer(success('second'));
    await second;
    expect([done, failed]).toEqual([[['second', 'input']], []]);
  });

  it.each([false, true])('after Cancel, counts a late success only if told to: %j', async (countsLateSuccess) => {
    const { action, sent, done } = anAction({ countsLateSuccess });
    const run = action.run();
    const { cancel } = action;
    cancel();
    expect([action.pending, sent[0]?.stop.aborted]).toEqual([false, true]);
    sent[0]?.answer(success('late'));
    await run;
    expect(done).toEqual(countsLateSuccess ? [['late', 'input']] : []);
  });

  it('after the screen has closed, lets the request finish and ignores the result', async () => {
    const { action, sent, done } = anAction({ countsLateSuccess: true });
    const run = action.run();
    const { close } = action;
    close();
    expect([action.pending, sent[0]?.stop.aborted]).toEqual([false, false]);
    sent[0]?.answer(success('late'));
    await run;
    expect(done).toEqual([]);
  });
});

describe('a slow action', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is slow ten seconds after the last try', () => {
    const { action } = anAction();
    void action.run();
    vi.advanceTimersByTime(9999);
    expect(action.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(action.slow).toBe(true);
    void action.restart();
    vi.advanceTimersByTime(9999);
    expect([action.pending, action.slow]).toEqual([true, false]);
    action.cancel();
    vi.advanceTimersByTime(60_000);
    expect(action.slow).toBe(false);
  });
});

interface Sent {
  readonly input: string;
  readonly stop: AbortSignal;
  readonly answer: (result: Outcome<string>) => void;
}

function anAction(options: { readonly prepare?: () => string | null; readonly countsLateSuccess?: boolean } = {}) {
  const sent: Sent[] = [];
  const done: unknown[] = [];
  const failed: string[] = [];
  const action: Action<Outcome<string>, string> = new Action({
    prepare: () => 'input',
    send: (input, stop) => new Promise<Outcome<string>>((answer) => sent.push({ input, stop, answer })),
    onDone: ({ value }, input) => done.push([value, input]),
    onFailed: ({ failure: { text } }) => {
      failed.push(text);
      action.problem = text;
    },
    ...options,
  });
  return { action, sent, done, failed };
}
