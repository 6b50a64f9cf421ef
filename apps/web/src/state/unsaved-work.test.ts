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

  it('blocks navigation until it is confirmed', () => {
    const typed = observable.box(false);
    work.watch(() => typed.get());
    runInAction(() => typed.set(true));
    work.leave(go('dashboard'));
    expect(went).toEqual([]);
    expect(work.leaving).not.toBeNull();
  });

  it('stays if the recruiter stays', () => {
    work.watch(() => true);
    work.leave(go('dashboard'));
    work.stay();
    expect([went, work.leaving, work.exists]).toEqual([[], null, true]);
  });

  it('is dropped if the recruiter leaves', () => {
    work.watch(() => true);
    work.leave(go('dashboard'));
    work.leaveAfterAll();
    expect([went, work.leaving, work.exists]).toEqual([['dashboard'], null, false]);
  });

  it('does not block the other steps of its form', () => {
    work.watch(() => true, { goesAlongTo: (path) => path === '/step2' });
    work.leave(go('step 2'), '/step2');
    expect([went, work.leaving, work.isLostAt('/step2'), work.isLostAt('/dashboard')]).toEqual([
      ['step 2'],
      null,
      false,
      true,
    ]);
  });

  it('reports that it was given up', () => {
    const givenUp: string[] = [];
    work.watch(() => true, { onGivenUp: () => givenUp.push('given up') });
    work.leave(go('dashboard'));
    work.stay();
    expect(givenUp).toEqual([]);
    work.leave(go('dashboard'));
    work.leaveAfterAll();
    expect([givenUp, went]).toEqual([['given up'], ['dashboard']]);
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
