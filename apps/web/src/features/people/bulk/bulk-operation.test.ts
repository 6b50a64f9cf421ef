import type { Candidate } from '@glo/domain/candidates/candidate';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { BulkAction, BulkResult } from './bulk-operation.ts';
import { BulkOperation } from './bulk-operation.ts';

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
    const { run, asked, answer } = aRun();
    const first = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await answer('chitra', 'failed');
    await answer('dev', 'done');
    await answer('esha', 'done');
    expect(namesOf(await first)).toEqual(['asha', 'dev', 'esha']);
    expect(run.text).toBe('3 added, 1 already there, 1 not added');
    expect(run.told).toEqual({ text: '3 added, 1 already there', detail: '1 not: chitra' });
    expect(namesOf(run.left)).toEqual(['chitra']);
    asked.length = 0;
    const second = run.start();
    expect(run.text).toBe('Adding 4 of 5');
    await answer('chitra', 'done');
    expect(namesOf(await second)).toEqual(['chitra']);
    expect(asked).toEqual(['chitra']);
    expect(run.told).toEqual({ text: '4 added, 1 already there', detail: 'asha, chitra and 2 more' });
  });

  it('that is cancelled begins nothing more; what it did not come to can be done later', async () => {
    const { run, asked, answer } = aRun();
    const first = run.start();
    run.cancel();
    for (const name of ['asha', 'bela', 'chitra']) await answer(name, 'done');
    await first;
    expect([asked.length, run.text]).toEqual([3, '3 added, 2 not done']);
    const second = run.start();
    for (const name of ['dev', 'esha']) await answer(name, 'done');
    await second;
    expect(run.text).toBe('5 added');
  });

  it('runs once, however often it is started', async () => {
    const { run, asked } = aRun();
    void run.start();
    await run.start();
    expect(asked).toHaveLength(3);
  });

  it.each([
    [['Asha Rao'], 'Asha Rao'],
    [['Asha Rao', 'Bela Jain'], 'Asha and Bela'],
    [['Asha Rao', 'Bela Jain', 'Chitra'], 'Asha, Bela and 1 more'],
  ])('names those it was not done to, or else those it was (%j)', async (names, text) => {
    const { action } = aRun();
    const run = new BulkOperation(
      action,
      names.map((name) => aCandidate({ id: studentId(name), name })),
    );
    expect(run.told).toEqual({ text: `${names.length} not done`, detail: text });
    run.finished();
    expect(run.told.detail).toBe(text);
  });

  it('says below the names how many needed nothing', () => {
    const { action } = aRun();
    const run = new BulkOperation(action, people.slice(0, 2), 3);
    run.finished();
    expect(run.told).toEqual({ text: '2 added', detail: 'asha and bela, 3 already there' });
    const one = new BulkOperation(action, [aCandidate({ name: 'Asha Rao' })], 1);
    one.finished();
    expect(one.told.detail).toBe('Asha, 1 already there');
  });

  it('has words of its own for a failure where it is not the act that failed', () => {
    const { action } = aRun();
    expect(new BulkOperation({ ...action, failed: 'not read' }, people).wordFor('failed')).toBe('not read');
  });

  it('has a sentence of its own for when it was done to all', () => {
    const { action } = aRun();
    const run = new BulkOperation({ ...action, said: (count) => `${count} candidates removed` }, people);
    expect(run.text).toBe('5 not done');
    run.finished();
    expect(run.text).toBe('5 candidates removed');
  });

  it('is undone for those it was done to', async () => {
    const { action, answer } = aRun();
    const undone: string[][] = [];
    const undo = (done: readonly Candidate[]): BulkAction => {
      undone.push(done.map(({ name }) => name));
      return { doing: 'Undoing', done: 'undone', run: async () => 'done' };
    };
    const final: string[] = [];
    const run = new BulkOperation({ ...action, undo, final: () => final.push('final') }, people.slice(0, 2));
    expect([run.canUndo, run.undo()]).toEqual([false, null]);
    const ended = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await ended;
    const undoing = run.undo();
    await undoing?.start();
    expect([undone, undoing?.text, undoing?.canUndo, final]).toEqual([[['asha']], '1 undone', false, []]);
    undoing?.finish();
    expect(final).toEqual(['final']);
  });

  it('tells how much of it is done, whatever came of each', async () => {
    const { run, answer } = aRun();
    expect(run.share).toBe(0);
    void run.start();
    await answer('asha', 'done');
    await answer('bela', 'failed');
    expect(run.share).toBe(0.4);
  });

  it('says each by itself where it was not done to all', async () => {
    const { action, answer } = aRun();
    const run = new BulkOperation({ ...action, said: () => 'All of them' }, people.slice(0, 2));
    const ended = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await ended;
    expect(run.text).toBe('1 added, 1 already there');
  });

  it('has words of its own for what was so before', () => {
    const { action } = aRun();
    const run = new BulkOperation({ ...action, already: 'without an address' }, people);
    expect(run.wordFor('already')).toBe('without an address');
  });

  it('tells the action whom it was done to, and that it is final', () => {
    const told: unknown[] = [];
    const { action } = aRun();
    const run = new BulkOperation({ ...action, ended: (done) => told.push(namesOf(done)) }, people);
    run.ended(people.slice(0, 1));
    run.finish();
    expect(told).toEqual([['asha']]);
    expect(() => new BulkOperation(action, people).ended(people)).not.toThrow();
  });

  it('that cannot be undone is undone by nobody', async () => {
    const { run } = aRun();
    run.finished();
    expect([run.canUndo, run.undo()]).toEqual([false, null]);
    // The list's own objects, not copies.
    expect(run.done[0]).toBe(people[0]);
  });
});

const namesOf = (candidates: readonly Candidate[]) => candidates.map(({ name }) => name);

function aRun() {
  const asked: string[] = [];
  const answers = new Map<string, (result: BulkResult) => void>();
  const action: BulkAction = {
    doing: 'Adding',
    done: 'added',
    run: ({ name }: Candidate) => {
      asked.push(name);
      return new Promise((resolve) => answers.set(name, resolve));
    },
  };
  const answer = async (name: string, result: BulkResult) => {
    const resolve = answers.get(name);
    if (resolve === undefined) throw new Error(`${name} was not asked for`);
    resolve(result);
    await new Promise(setImmediate);
  };
  return { run: new BulkOperation(action, people), action, asked, answer };
}
