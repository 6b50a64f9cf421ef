import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

describe('SingleFlight', () => {
  it('shares a success with concurrent callers', async () => {
    const { acts, ask, answer } = anAct();
    const both = Promise.all([ask(), ask()]);
    answer({ ok: true });
    expect(await both).toEqual([{ ok: true }, { ok: true }]);
    expect(acts).toHaveLength(1);
  });

  it('lets callers run one after the other after a failure', async () => {
    const { acts, ask, answer } = anAct();
    const all = Promise.all([ask(), ask(), ask()]);
    answer({ ok: false });
    await expect.poll(() => acts.length).toBe(2);
    answer({ ok: true });
    expect(await all).toEqual([{ ok: false }, { ok: true }, { ok: true }]);
    expect(acts).toHaveLength(2);
  });

  it('does not wait for an aborted action, and stays exclusive when that ends', async () => {
    const { acts, ask, answer } = anAct();
    const controller = new AbortController();
    const hung = ask(controller.signal);
    controller.abort();
    const next = ask();
    await expect.poll(() => acts.length).toBe(2);
    acts[0]?.resolve({ ok: false });
    expect(await hung).toEqual({ ok: false });
    const third = ask();
    answer({ ok: true });
    expect(await Promise.all([next, third])).toEqual([{ ok: true }, { ok: true }]);
    expect(acts).toHaveLength(2);
  });

  it('is free again after an exception', async () => {
    const turns = new SingleFlight();
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => ({ ok: true }))).toEqual({ ok: true });
  });
});

function anAct() {
  const turns = new SingleFlight();
  const acts: PromiseWithResolvers<{ ok: boolean }>[] = [];
  const ask = (stop?: AbortSignal) =>
    turns.run(() => {
      const act = Promise.withResolvers<{ ok: boolean }>();
      acts.push(act);
      return act.promise;
    }, stop);
  return { acts, ask, answer: (result: { ok: boolean }) => acts.at(-1)?.resolve(result) };
}
