import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnsavedWork } from './unsaved-work.ts';

let work: UnsavedWork;
let went: string[];
const go = (where: string) => () => void went.push(where);

beforeEach(() => {
  work = new UnsavedWork();
  went = [];
});

describe('unsaved work', () => {
  it('does not block navigation while nothing is unsaved', () => {
    work.leave(go('dashboard'));
    const typed = observable.box(false);
    work.watch(() => typed.get());
    work.leave(go('account'));
    expect([went, work.leaving]).toEqual([['dashboard', 'account'], null]);
  });

  it('blocks navigation until the recruiter decides', () => {
    const typed = observable.box(false);
    const givenUp: string[] = [];
    work.watch(() => typed.get(), { onGivenUp: () => givenUp.push('given up') });
    runInAction(() => typed.set(true));
    work.leave(go('dashboard'));
    expect([went, work.leaving]).toEqual([[], expect.anything()]);
    work.stay();
    expect([went, work.leaving, work.exists, givenUp]).toEqual([[], null, true, []]);
    work.leave(go('dashboard'));
    work.leaveAfterAll();
    expect([went, work.leaving, work.exists, givenUp]).toEqual([['dashboard'], null, false, ['given up']]);
  });

  it('does not block the other steps of its form', () => {
    work.watch(() => true, { goesAlongTo: (path) => path === '/step2' });
    work.leave(go('step 2'), '/step2');
    expect([went, work.leaving]).toEqual([['step 2'], null]);
    expect(['/step2', '/dashboard'].map((path) => work.isLostAt(path))).toEqual([false, true]);
  });

  it('asks for the empty path if navigation has none', () => {
    const asked: string[] = [];
    work.leaveAfterAll();
    work.watch(() => true, { goesAlongTo: (path) => asked.push(path) > 1 });
    work.leave(go('a dialog'));
    expect([asked, went]).toEqual([[''], []]);
    expect(new UnsavedWork().isLostAt('/dashboard')).toBe(false);
  });

  it('ends with its screen, and so does the question', () => {
    const stop = work.watch(() => true);
    work.leave(go('dashboard'));
    stop();
    expect([went, work.leaving, work.exists]).toEqual([[], null, false]);
  });
});
