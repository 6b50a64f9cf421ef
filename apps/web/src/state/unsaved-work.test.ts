import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { openQuestion } from '../testing/questions.ts';
import { Questions } from './questions/questions.ts';
import { UnsavedWork } from './unsaved-work.ts';

let questions: Questions;
let work: UnsavedWork;
let went: string[];
const navigateTo = (path: string) => () => void went.push(path);
const settled = async () => await new Promise(setImmediate);

beforeEach(() => {
  questions = new Questions();
  work = new UnsavedWork(questions);
  went = [];
});

describe('unsaved work', () => {
  it('does not block navigation while nothing is unsaved', () => {
    work.leave(navigateTo('dashboard'));
    const typed = observable.box(false);
    work.watch(() => typed.get());
    work.leave(navigateTo('account'));
    expect([went, questions.shown]).toEqual([['dashboard', 'account'], []]);
  });

  it('blocks navigation until the recruiter decides', async () => {
    const typed = observable.box(false);
    const discarded: string[] = [];
    work.watch(() => typed.get(), { onDiscard: () => discarded.push('discarded') });
    runInAction(() => typed.set(true));
    work.leave(navigateTo('dashboard'));
    expect([went, openQuestion(questions, 'confirmation').input.title]).toEqual([[], 'Leave without saving?']);
    openQuestion(questions, 'confirmation').cancel();
    await settled();
    expect([went, work.pendingNavigation, work.exists, discarded]).toEqual([[], null, true, []]);
    work.leave(navigateTo('dashboard'));
    openQuestion(questions, 'confirmation').answer(true);
    await settled();
    expect([went, work.pendingNavigation, work.exists, discarded]).toEqual([['dashboard'], null, false, ['discarded']]);
  });

  it('asks once for two presses, and follows the second', async () => {
    work.watch(() => true);
    work.leave(navigateTo('dashboard'));
    const question = openQuestion(questions, 'confirmation');
    work.leave(navigateTo('account'));
    expect(openQuestion(questions, 'confirmation')).toBe(question);
    question.answer(true);
    await settled();
    expect(went).toEqual(['account']);
  });

  it('does not block the other steps of its form', () => {
    work.watch(() => true, { mayLeaveTo: (path) => path === '/step2' });
    work.leave(navigateTo('step 2'), '/step2');
    expect([went, work.pendingNavigation]).toEqual([['step 2'], null]);
    expect(['/step2', '/dashboard'].map((path) => work.isLostAt(path))).toEqual([false, true]);
  });

  it('asks for the empty path if navigation has none', () => {
    const paths: string[] = [];
    work.watch(() => true, { mayLeaveTo: (path) => paths.push(path) > 1 });
    work.leave(navigateTo('a dialog'));
    expect([paths, went]).toEqual([[''], []]);
    expect(new UnsavedWork(questions).isLostAt('/dashboard')).toBe(false);
  });

  it('ends with its screen, and so does the question', () => {
    const stop = work.watch(() => true);
    work.leave(navigateTo('dashboard'));
    stop();
    expect([went, questions.shown, work.pendingNavigation, work.exists]).toEqual([[], [], null, false]);
  });
});
