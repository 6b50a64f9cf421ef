import { nameOf } from '@glo/domain/candidates/identity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { namesOf, tooMany } from '../../../testing/candidate-list.ts';
import { type BulkAction, BulkOperation, type BulkResult } from './bulk-operation.ts';

const people = ['asha', 'bela', 'chitra', 'dev', 'esha'].map((name) => aCandidate({ id: studentId(name), name }));

describe('a bulk operation', () => {
  it('runs once for each candidate, three at a time, and counts its progress', async () => {
    const { run, asked, answer } = anOperation();
    const ended = run.start();
    void run.start();
    expect(asked).toEqual(['asha', 'bela', 'chitra']);
    expect([run.running, run.text, run.share]).toEqual([true, 'Adding 0 of 5', 0]);
    await answer('asha', 'done');
    await answer('bela', 'failed');
    expect([run.text, run.share, asked.length]).toEqual(['Adding 2 of 5', 0.4, 5]);
    for (const name of ['chitra', 'dev', 'esha']) await answer(name, 'done');
    await ended;
    expect([run.running, namesOf(run.left)]).toEqual([false, ['bela']]);
  });

  it('reports the results and repeats only the failed ones', async () => {
    const { run, asked, answer } = anOperation();
    const first = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await answer('chitra', 'failed');
    await answer('dev', 'done');
    await answer('esha', 'done');
    expect(namesOf(await first)).toEqual(['asha', 'dev', 'esha']);
    expect(run.text).toBe('3 added, 1 already there, 1 not added');
    expect(run.resultText).toEqual({ text: '3 added, 1 already there', detail: '1 not: chitra' });
    asked.length = 0;
    const second = run.start();
    expect(run.text).toBe('Adding 4 of 5');
    await answer('chitra', 'done');
    expect([namesOf(await second), asked]).toEqual([['chitra'], ['chitra']]);
    expect(run.resultText).toEqual({ text: '4 added, 1 already there', detail: 'asha, chitra and 2 more' });
  });

  it('starts no more candidates after Cancel, and can continue later', async () => {
    const { run, asked, answer } = anOperation();
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

  it('waits after a 429, says until when, and repeats the refused candidate', async () => {
    vi.useFakeTimers();
    const { action } = anOperation();
    const asked: string[] = [];
    let refusals = 1;
    const operation = new BulkOperation(
      {
        ...action,
        run: async (candidate) => {
          asked.push(nameOf(candidate));
          return (refusals -= 1) >= 0 ? tooMany() : success('done');
        },
      },
      people.slice(0, 4),
    );
    const ended = operation.start();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(operation.text).toMatch(/^The service asks to wait until .*\. Adding 2 of 4$/);
    await vi.advanceTimersByTimeAsync(1000);
    expect(namesOf(await ended).toSorted()).toEqual(['asha', 'bela', 'chitra', 'dev']);
    expect([asked.length, asked.filter((name) => name === 'asha').length]).toEqual([5, 2]);
  });

  it('leaves out those that wait after a 429 when it is canceled', async () => {
    vi.useFakeTimers();
    const { action } = anOperation();
    const operation = new BulkOperation({ ...action, run: async () => tooMany() }, people);
    const ended = operation.start();
    await vi.advanceTimersByTimeAsync(1000);
    operation.cancel();
    await ended;
    expect([operation.running, operation.text]).toEqual([false, '5 not done']);
  });

  it.each([
    [['Asha Rao'], 'Asha Rao'],
    [['Asha Rao', 'Bela Jain'], 'Asha and Bela'],
    [['Asha Rao', 'Bela Jain', 'Chitra'], 'Asha, Bela and 1 more'],
  ])('names the candidates left out, otherwise the others: %j', (names, text) => {
    const run = new BulkOperation(
      anOperation().action,
      names.map((name) => aCandidate({ id: studentId(name), name })),
    );
    expect(run.resultText).toEqual({ text: `${names.length} not done`, detail: text });
    run.markAllDone();
    expect(run.resultText.detail).toBe(text);
  });

  it.each([
    [['asha', 'bela'], '2 added', 'asha and bela, 3 already there'],
    [['Asha Rao'], '1 added', 'Asha, 3 already there'],
  ])('counts candidates that did not need it below the names: %j', (names, text, detail) => {
    const some = names.map((name) => aCandidate({ id: studentId(name), name }));
    const run = new BulkOperation(anOperation().action, some, 3);
    run.markAllDone();
    expect(run.resultText).toEqual({ text, detail });
  });

  it('can have its own words', async () => {
    const { action, answer } = anOperation();
    const words = {
      failed: 'not read',
      already: 'without an address',
      doneText: (count: number) => `${count} removed`,
    };
    const run = new BulkOperation({ ...action, ...words }, people.slice(0, 2));
    expect([run.wordFor('failed'), run.wordFor('already'), run.text]).toEqual([
      'not read',
      'without an address',
      '2 not done',
    ]);
    const ended = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await ended;
    expect(run.text).toBe('1 added, 1 without an address');
    run.markAllDone();
    expect(run.text).toBe('2 removed');
  });

  it('is undone for the candidates that it was done to', async () => {
    const { action, answer } = anOperation();
    const undone: string[][] = [];
    const undo = (done: readonly Candidate[]): BulkAction => {
      undone.push(namesOf(done));
      return { doing: 'Undoing', done: 'undone', run: async () => success('done') };
    };
    const final: string[] = [];
    const run = new BulkOperation({ ...action, undo, final: () => final.push('final') }, people.slice(0, 2));
    expect([run.canUndo, run.undo()]).toEqual([false, null]);
    const ended = run.start();
    await answer('asha', 'done');
    await answer('bela', 'already');
    await ended;
    // The same object as in the list.
    expect(run.done[0]).toBe(people[0]);
    const undoing = run.undo();
    await undoing?.start();
    expect([undone, undoing?.text, undoing?.canUndo, final]).toEqual([[['asha']], '1 undone', false, []]);
    undoing?.action.final?.();
    expect(final).toEqual(['final']);
  });
});

function anOperation() {
  const asked: string[] = [];
  const answers = new Map<string, (result: BulkResult) => void>();
  const action: BulkAction = {
    doing: 'Adding',
    done: 'added',
    run: (candidate: Candidate) => {
      const name = nameOf(candidate);
      asked.push(name);
      return new Promise((resolve) =>
        answers.set(name, (result) => resolve(result === 'failed' ? failure('unreachable') : success(result))),
      );
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
