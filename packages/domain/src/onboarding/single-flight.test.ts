import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

describe('one at a time', () => {
  it('who comes while it is under way shares its success', async () => {
    const { acts, ask, answer } = anAct();
    const both = Promise.all([ask(), ask()]);
    answer({ ok: true });
    expect(await both).toEqual([{ ok: true }, { ok: true }]);
    expect(acts).toHaveLength(1);
  });

  it('after a failure the others try for themselves, one after the other', async () => {
    const { acts, ask, answer } = anAct();
    const all = Promise.all([ask(), ask(), ask()]);
    answer({ ok: false });
    await expect.poll(() => acts.length).toBe(2);
    answer({ ok: true });
    expect(await all).toEqual([{ ok: false }, { ok: true }, { ok: true }]);
    expect(acts).toHaveLength(2);
  });

  it('nobody waits for one that was stopped', async () => {
    const { acts, ask, answer } = anAct();
    const controller = new AbortController();
    const hung = ask(controller.signal);
    controller.abort();
    const next = ask();
    answer({ ok: true });
    expect(await next).toEqual({ ok: true });
    acts[0]?.resolve({ ok: false });
    expect(await hung).toEqual({ ok: false });
  });

  it('the end of one that was stopped lets nobody in beside the next', async () => {
    const { acts, ask, answer } = anAct();
    const controller = new AbortController();
    const hung = ask(controller.signal);
    controller.abort();
    const next = ask();
    acts[0]?.resolve({ ok: false });
    await hung;
    const third = ask();
    answer({ ok: true });
    expect(await Promise.all([next, third])).toEqual([{ ok: true }, { ok: true }]);
    expect(acts).toHaveLength(2);
  });

  it('is free again after an act that broke', async () => {
    const turns = new SingleFlight();
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => ({ ok: true }))).toEqual({ ok: true });
  });
});

/** Acts wait for their answer. */
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
