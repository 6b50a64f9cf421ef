import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnsavedWork } from './unsaved-work.ts';

let work: UnsavedWork;
let went: string[];
const navigateTo = (path: string) => () => void went.push(path);

beforeEach(() => {
  work = new UnsavedWork();
  went = [];
});

describe('unsaved work', () => {
  it('does not block navigation while nothing is unsaved', () => {
    work.leave(navigateTo('dashboard'));
    const typed = observable.box(false);
    work.watch(() => typed.get());
    work.leave(navigateTo('account'));
    expect([went, work.pendingNavigation]).toEqual([['dashboard', 'account'], null]);
  });

  it('blocks navigation until the recruiter decides', () => {
    const typed = observable.box(false);
    const discarded: string[] = [];
    work.watch(() => typed.get(), { onDiscard: () => discarded.push('discarded') });
    runInAction(() => typed.set(true));
    work.leave(navigateTo('dashboard'));
    expect([went, work.pendingNavigation]).toEqual([[], expect.anything()]);
    work.cancelLeave();
    expect([went, work.pendingNavigation, work.exists, discarded]).toEqual([[], null, true, []]);
    work.leave(navigateTo('dashboard'));
    work.confirmLeave();
    expect([went, work.pendingNavigation, work.exists, discarded]).toEqual([['dashboard'], null, false, ['discarded']]);
  });

  it('does not block the other steps of its form', () => {
    work.watch(() => true, { mayLeaveTo: (path) => path === '/step2' });
    work.leave(navigateTo('step 2'), '/step2');
    expect([went, work.pendingNavigation]).toEqual([['step 2'], null]);
    expect(['/step2', '/dashboard'].map((path) => work.isLostAt(path))).toEqual([false, true]);
  });

  it('asks for the empty path if navigation has none', () => {
    const asked: string[] = [];
    work.confirmLeave();
    work.watch(() => true, { mayLeaveTo: (path) => asked.push(path) > 1 });
    work.leave(navigateTo('a dialog'));
    expect([asked, went]).toEqual([[''], []]);
    expect(new UnsavedWork().isLostAt('/dashboard')).toBe(false);
  });

  it('ends with its screen, and so does the question', () => {
    const stop = work.watch(() => true);
    work.leave(navigateTo('dashboard'));
    stop();
    expect([went, work.pendingNavigation, work.exists]).toEqual([[], null, false]);
  });
});
