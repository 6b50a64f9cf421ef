import type { Candidate } from '@glo/domain/candidates/candidate';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { type BulkAction, type BulkResult, BulkOperation } from './bulk-operation.ts';

const people = ['asha', 'bela', 'chitra', 'dev', 'esha'].map((name) => aCandidate({ id: studentId(name), name }));

describe('an act over many candidates', () => {
  it('asks for each once, a few at a time, and says how far it is', async () => {
    const { run, asked, answer } = aRun();
    const ended = run.start();
    expect(asked).toEqual(['asha', 'bela', 'chitra']);
    expect([run.running, run.text]).toEqual([true, 'Adding 0 of 5']);
    await answer('asha', 'done');
    expect([run.text, asked.length]).toEqual(['Adding 1 of 5', 4]);
    for (const name of ['bela', 'chitra', 'dev', 'esha']) await answer(name, 'done');
    await ended;
    expect([run.running, run.text, run.left]).toEqual([false, '5 added', []]);
  });

  it('says what came of it, and tries again only where it failed', async () => {
    const { run, asked, answer, ended } = aRun();
    const first = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await answer('chitra', 'failed');
    await answer('dev', 'done');
    await answer('esha', 'done');
    await first;
    expect(run.text).toBe('3 added, 1 already there, 1 failed');
    expect(run.left.map(({ name }) => name)).toEqual(['chitra']);
    asked.length = 0;
    const second = run.start();
    await answer('chitra', 'done');
    await second;
    expect(asked).toEqual(['chitra']);
    expect(run.text).toBe('4 added, 1 already there');
    expect(ended).toEqual([['asha', 'dev', 'esha'], ['chitra']]);
  });

  it('that is cancelled begins nothing more; what it did not come to can be done later', async () => {
    const { run, asked, answer, ended } = aRun();
    const first = run.start();
    run.cancel();
    for (const name of ['asha', 'bela', 'chitra']) await answer(name, 'done');
    await first;
    expect([asked.length, run.text]).toEqual([3, '3 added, 2 not done']);
    const second = run.start();
    for (const name of ['dev', 'esha']) await answer(name, 'done');
    await second;
    expect(run.text).toBe('5 added');
    expect(ended).toHaveLength(2);
  });

  it('runs once, however often it is started', async () => {
    const { run, asked } = aRun();
    void run.start();
    await run.start();
    expect(asked).toHaveLength(3);
  });

  it('names what came of each', async () => {
    const { run } = aRun();
    const words = (['done', 'already', 'failed', undefined] as const).map(run.wordFor);
    expect(words).toEqual(['added', 'already there', 'failed', 'not done']);
  });
});

function aRun() {
  const asked: string[] = [];
  const ended: string[][] = [];
  const answers = new Map<string, (result: BulkResult) => void>();
  const act: BulkAction = {
    doing: 'Adding',
    done: 'added',
    run: ({ name }: Candidate) => {
      asked.push(name);
      return new Promise((resolve) => answers.set(name, resolve));
    },
    ended: (done) => ended.push(done.map(({ name }) => name)),
  };
  const answer = async (name: string, result: BulkResult) => {
    const resolve = answers.get(name);
    if (resolve === undefined) throw new Error(`${name} was not asked for`);
    resolve(result);
    await new Promise(setImmediate);
  };
  return { run: new BulkOperation(act, people), asked, answer, ended };
}
