import { describe, expect, it } from 'vitest';
import {
  actionTimesOf,
  longestWork,
  mainThreadTasks,
  type Task,
  totalWork,
  type TraceEvent,
  workUntilShown,
} from './tasks.ts';

const aTask = (change: Partial<Task>): Task => ({ start: 0, end: 10, work: 10, ...change });
const anEvent = (change: Partial<TraceEvent>): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: 0,
  ...change,
});
const mainThread = (pid: number) => anEvent({ name: 'thread_name', ph: 'M', pid, args: { name: 'CrRendererMain' } });

describe('mainThreadTasks', () => {
  it('returns the outermost tasks of the busiest main thread', () => {
    const events = [
      mainThread(1),
      mainThread(2),
      anEvent({ pid: 1, ts: 5000, dur: 4000, tdur: 3000 }),
      anEvent({ pid: 2, ts: 1000, dur: 9000, tdur: 7000 }),
      anEvent({ pid: 2, ts: 1000, dur: 9000, tdur: 7000, name: 'Receive mojo message' }),
      anEvent({ pid: 2, tid: 9, ts: 1000, dur: 9000, tdur: 99_000 }),
    ];
    expect(mainThreadTasks(events)).toEqual([{ start: 1, end: 10, work: 7 }]);
    expect(mainThreadTasks(events, 4)).toEqual([{ start: 1, end: 10, work: 28 }]);
  });

  it('returns no tasks for an empty trace', () => {
    expect([mainThreadTasks([]), longestWork([]), totalWork([])]).toEqual([[], 0, 0]);
  });
});

describe('the marks of a page', () => {
  const mark = (name: string, ts: number) => anEvent({ name, cat: 'blink.user_timing', ph: 'R', ts });

  it('pair an action with the next result', () => {
    const events = [mark('shown', 2000), mark('acted', 1000), mark('acted', 3000), mark('shown', 5000)];
    expect(actionTimesOf(events)).toEqual([
      { acted: 1, shown: 2 },
      { acted: 3, shown: 5 },
    ]);
  });

  it.each([
    ['two actions in a row', [mark('acted', 1), mark('acted', 2), mark('shown', 3)]],
    ['an action at the end', [mark('acted', 1)]],
    ['a result without an action', [mark('shown', 1), mark('acted', 2), mark('shown', 3)]],
  ])('are refused for %s', (_, events) => {
    expect(() => actionTimesOf(events)).toThrow('do not alternate');
  });

  it('delimit the work of an action, including its own task', () => {
    const tasks = [
      aTask({ start: 0, end: 9, work: 100 }),
      aTask({ start: 9, end: 12, work: 3 }),
      aTask({ start: 13, end: 18, work: 4 }),
      aTask({ start: 20, end: 24, work: 2 }),
      aTask({ start: 25, end: 30, work: 100 }),
    ];
    expect(workUntilShown(tasks, { acted: 10, shown: 23 })).toBe(9);
  });
});
