import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Outcome, success } from './outcome.ts';
import { PoliteQueue } from './polite-queue.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tooMany = (seconds: number): Outcome<string> => ({
  ok: false,
  failure: { ...failure('refused', 'Too many.').failure, retryAt: inSeconds(seconds) },
});

beforeEach(() => void vi.useFakeTimers({ now }));

describe('a polite queue', () => {
  it('sends three requests at once, in their order', async () => {
    const { send, sent, answer } = aQueue();
    const last = ['a', 'b', 'c', 'd', 'e'].map((name) => send(name)).at(-1);
    expect(sent).toEqual(['a', 'b', 'c']);
    await answer('b');
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
    await answer('a', failure('server-error'));
    await answer('e');
    expect(await last).toEqual(success('e'));
  });

  it('sends those that read ahead after all others', async () => {
    const { send, sent, answer } = aQueue(1);
    void send('a');
    for (const name of ['ahead', 'further']) void send(name, { isAhead: true });
    for (const name of ['b', 'c']) void send(name);
    for (const name of ['a', 'b', 'c', 'ahead']) await answer(name);
    expect(sent).toEqual(['a', 'b', 'c', 'ahead', 'further']);
  });

  it('gives the place of a request that takes ten seconds to the next one', async () => {
    const { send, sent, answer } = aQueue(1);
    const [slow] = ['a', 'b'].map((name) => send(name));
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['a', 'b']);
    await answer('b');
    await answer('a');
    expect([await slow, vi.getTimerCount()]).toEqual([success('a'), 0]);
  });

  it('gives the place of a request that throws to the next one', async () => {
    const { queue, send, sent } = aQueue(1);
    const broken = queue.send(() => Promise.reject(new Error('A bug.')));
    void send('a');
    await expect(broken).rejects.toThrow('A bug.');
    expect(sent).toEqual(['a']);
  });
});

describe('a 429', () => {
  it('lets all requests wait until its time, and is sent again first', async () => {
    const { queue, send, sent, answer } = aQueue(1);
    const first = send('a');
    void send('b');
    expect(queue.waitsUntil).toBeNull();
    await answer('a', tooMany(90));
    expect([queue.waitsUntil, queue.refusal?.text]).toEqual([inSeconds(90), 'Too many.']);
    await vi.advanceTimersByTimeAsync(89_999);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, queue.waitsUntil]).toEqual([['a', 'a'], null]);
    await answer('a');
    expect([await first, sent]).toEqual([success('a'), ['a', 'a', 'b']]);
  });

  it('prolongs the wait that runs, and never shortens it', async () => {
    const { queue, send, sent, answer } = aQueue();
    for (const name of ['a', 'b', 'c']) void send(name);
    await answer('a', tooMany(60));
    await answer('b', tooMany(90));
    await answer('c', tooMany(30));
    expect(queue.waitsUntil).toEqual(inSeconds(90));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(sent).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });

  it('to a request outside of the queue counts, other failures do not', async () => {
    const { queue, send, sent } = aQueue();
    queue.pauseAfter(failure('server-error').failure);
    void send('a');
    queue.pauseAfter((tooMany(10) as ReturnType<typeof failure>).failure);
    void send('b');
    expect([sent, queue.waitsUntil]).toEqual([['a'], inSeconds(10)]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(['a', 'b']);
  });

  it('pauses for at least a second', async () => {
    const { queue, send, sent, answer } = aQueue();
    void send('a');
    await answer('a', tooMany(0));
    expect(queue.waitsUntil).toEqual(now);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['a', 'a']);
  });

  it('is waited for longer than a timer can run', async () => {
    const { send, sent, answer } = aQueue();
    const days = 40 * 24 * 3600;
    void send('a');
    await answer('a', tooMany(days));
    await vi.advanceTimersByTimeAsync((days - 1) * 1000);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(['a', 'a']);
  });

  it('fails the requests that do not wait so long', async () => {
    const { queue, send, sent, answer } = aQueue(1);
    const [first, second] = ['a', 'b'].map((name) => send(name, { longestWait: 60_000 }));
    void send('c');
    await answer('a', tooMany(61));
    expect([await first, await second, await send('d', { longestWait: 60_000 })]).toEqual(
      Array.from({ length: 3 }, () => tooMany(61)),
    );
    expect([sent, queue.waitsUntil]).toEqual([['a'], inSeconds(61)]);
  });
});

describe('an aborted request', () => {
  it('is not sent, and leaves no timer behind', async () => {
    const { queue, send, sent, answer } = aQueue(1);
    const aborting = new AbortController();
    const waiting = ['a', 'b'].map((name) => send(name, { signal: aborting.signal }));
    await answer('a', tooMany(90));
    aborting.abort();
    expect(await Promise.all([...waiting, send('c', { signal: aborting.signal })])).toEqual([null, null, null]);
    expect([sent, queue.waitsUntil, vi.getTimerCount()]).toEqual([['a'], null, 0]);
  });

  it('that runs gives its place to the next one, and is not sent again', async () => {
    const { queue, send, sent, answer } = aQueue(1);
    const aborting = new AbortController();
    const running = send('a', { signal: aborting.signal });
    void send('not sent', { signal: aborting.signal });
    void send('b');
    aborting.abort();
    expect(sent).toEqual(['a', 'b']);
    await answer('a', tooMany(90));
    expect([await running, queue.waitsUntil]).toEqual([tooMany(90), null]);
  });
});

describe('a cleared queue', () => {
  it('sends nothing that waited, and does not wait', async () => {
    const { queue, send, sent, answer } = aQueue(2);
    const [, refused, waiting] = ['a', 'b', 'c'].map((name) => send(name));
    await answer('b', tooMany(90));
    queue.clear();
    expect(await Promise.all([refused, waiting])).toEqual([null, null]);
    await answer('a', tooMany(90));
    void send('d');
    expect(sent).toEqual(['a', 'b', 'd']);
  });
});

it('reports each begin and end of a wait', async () => {
  const { queue, seen, send, answer } = aQueue();
  void send('a');
  await answer('a', tooMany(5));
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.filter((until, at) => until !== seen[at - 1])).toEqual([null, inSeconds(5), null]);
  expect(queue.waitsUntil).toBeNull();
});

function aQueue(width = 3) {
  const seen: (Date | null)[] = [];
  const changes = { reportObserved: () => undefined, reportChanged: () => seen.push(queue.waitsUntil) };
  const startTimer = (run: () => void, delay: number) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  };
  const queue = new PoliteQueue(changes, startTimer, width);
  const sent: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<Outcome<string>>>();
  const answerTo = (name: string) => {
    const known = answers.get(name) ?? Promise.withResolvers<Outcome<string>>();
    answers.set(name, known);
    return known;
  };
  const send = (name: string, options?: Parameters<PoliteQueue['send']>[1]) =>
    queue.send(async () => {
      sent.push(name);
      const outcome = await answerTo(name).promise;
      answers.delete(name);
      return outcome;
    }, options);
  const answer = async (name: string, outcome: Outcome<string> = success(name)) => {
    answerTo(name).resolve(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, seen, sent, send, answer };
}
