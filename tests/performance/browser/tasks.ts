/** Fields of a browser trace event that are used here. */
export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, duration, and processor time of the thread, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** One task of a page's main thread, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly end: number;
  /** How long the thread worked, whatever kept it waiting: others that keep the machine busy count little. */
  readonly work: number;
}

/**
 * The tasks of the busiest main thread (a browser holds an idle page or two besides the one that is measured), their work
 * as on a processor so many times slower.
 */
export function mainThreadTasks(events: readonly TraceEvent[], slowdown = 1): readonly Task[] {
  const tasks = new Map(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map((event) => [threadOf(event), new Array<Task>()]),
  );
  for (const event of events) {
    if (event.ph !== 'X' || event.name !== 'ThreadControllerImpl::RunTask') continue;
    const { ts, dur = 0, tdur = 0 } = event;
    tasks.get(threadOf(event))?.push({ start: ts / 1000, end: (ts + dur) / 1000, work: (tdur / 1000) * slowdown });
  }
  return [...tasks.values()].toSorted((a, b) => totalWork(b) - totalWork(a))[0] ?? [];
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

export const totalWork = (tasks: readonly Task[]): number => tasks.reduce((sum, { work }) => sum + work, 0);

export const longestWork = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ work }) => work));

/** An act of a person, and the moment its answer was on the screen, in milliseconds. */
export interface Answer {
  readonly acted: number;
  readonly shown: number;
}

/** From the marks `acted` and `shown` that a page sets in turn. Throws when they do not alternate. */
export function answersOf(events: readonly TraceEvent[]): readonly Answer[] {
  const marks = events
    .filter(({ cat = '', name }) => cat.includes('blink.user_timing') && (name === 'acted' || name === 'shown'))
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, place) => {
    const { name, ts } = marks[place + 1] ?? {};
    if (mark.name === (place % 2 === 0 ? 'acted' : 'shown')) {
      if (mark.name === 'shown') return [];
      if (name === 'shown' && ts !== undefined) return [{ acted: mark.ts / 1000, shown: ts / 1000 }];
    }
    throw new Error('An act was not answered before the next one');
  });
}

/** Returns the thread's work from an act until its result is shown, including the task of the act. */
export const workUntilShown = (tasks: readonly Task[], { acted, shown }: Answer): number =>
  totalWork(tasks.filter(({ start, end }) => end >= acted && start <= shown));
