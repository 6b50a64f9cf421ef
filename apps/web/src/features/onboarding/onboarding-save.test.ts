import { describe, expect, it, vi } from 'vitest';
import { OnboardingSave } from './onboarding-save.ts';

describe('a save of onboarding', () => {
  it('tells its result while one waits on its screen', async () => {
    const { save, answer, heard } = aSave();
    save.open();
    const sent = save.run();
    expect([save.pending, save.slow]).toEqual([true, false]);
    answer(0);
    await sent;
    expect(heard).toEqual([{ result: 0, awaited: true, left: false, pending: false }]);
    expect(save.pending).toBe(false);
  });

  it('is asked to stop when one waits no longer, and what comes of it is told as such', async () => {
    const { save, answer, heard, signals } = aSave();
    save.open();
    const sent = save.run();
    const { cancel } = save;
    cancel();
    expect([signals[0]?.aborted, save.pending]).toEqual([true, false]);
    answer(0);
    await sent;
    expect(heard).toMatchObject([{ awaited: false, left: false, pending: false }]);
  });

  it('sent again stops the first one, whose result comes while one waits for the second', async () => {
    const { save, answer, heard, signals } = aSave();
    save.open();
    const first = save.run();
    const second = save.run();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answer(0);
    await first;
    answer(1);
    await second;
    expect(heard).toMatchObject([
      { result: 0, awaited: false, pending: true },
      { result: 1, awaited: true, pending: false },
    ]);
  });

  it('goes on for who has left its screen, and tells that they have', async () => {
    const { save, answer, heard, signals } = aSave();
    const leave = save.open();
    const sent = save.run();
    leave();
    expect([signals[0]?.aborted, save.pending]).toEqual([false, false]);
    answer(0);
    await sent;
    expect(heard).toMatchObject([{ awaited: false, left: true }]);
  });

  it('says when it takes long', () => {
    vi.useFakeTimers();
    const { save } = aSave();
    void save.run();
    vi.advanceTimersByTime(10_000);
    expect(save.slow).toBe(true);
    save.cancel();
    vi.useRealTimers();
  });
});

/** `answer(n)` answers the call that was sent as the nth, with its number. */
function aSave() {
  const signals: AbortSignal[] = [];
  const answers: ((result: number) => void)[] = [];
  const heard: object[] = [];
  const save = new OnboardingSave<number>({
    send: (stop) => {
      signals.push(stop);
      return new Promise((resolve) => answers.push(resolve));
    },
    onResult: (result, at) => heard.push({ result, ...at }),
  });
  return { save, signals, heard, answer: (call: number) => answers[call]?.(call) };
}
