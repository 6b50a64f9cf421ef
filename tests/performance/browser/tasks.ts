export interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, duration and thread time, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Task {
  readonly start: number;
  readonly end: number;
  /** Thread time, which depends little on other load on the machine. */
  readonly work: number;
}

/**
 * Returns the tasks of the busiest main thread, because a browser also has idle pages. Multiplies their work by
 * `slowdown`.
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

/** Times of a user action and of the frame that shows its result, in milliseconds. */
export interface ActionTimes {
  readonly acted: number;
  readonly shown: number;
}

/** Pairs the marks `acted` and `shown` of a page. Throws if they do not alternate. */
export function actionTimesOf(events: readonly TraceEvent[]): readonly ActionTimes[] {
  const marks = events
    .filter(({ cat = '', name }) => cat.includes('blink.user_timing') && (name === 'acted' || name === 'shown'))
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, place) => {
    const { name, ts } = marks[place + 1] ?? {};
    if (mark.name === (place % 2 === 0 ? 'acted' : 'shown')) {
      if (mark.name === 'shown') return [];
      if (name === 'shown' && ts !== undefined) return [{ acted: mark.ts / 1000, shown: ts / 1000 }];
    }
    throw new Error('The marks do not alternate: an action has no result');
  });
}

/** Returns the work from an action until its result is shown, including the task of the action. */
export const workUntilShown = (tasks: readonly Task[], { acted, shown }: ActionTimes): number =>
  totalWork(tasks.filter(({ start, end }) => end >= acted && start <= shown));
