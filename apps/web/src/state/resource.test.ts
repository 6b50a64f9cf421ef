import { type Failure, failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemResource, Resource, ResourceGroup } from './resource.ts';

describe('a resource', () => {
  it('is loading until the response arrives, and reports a failure once', async () => {
    const { resource, load, failures } = aResource();
    await load(failure('unreachable'));
    expect([resource.state, failures.length]).toEqual(['failed', 1]);
    const again = load(success('jobs'));
    expect(resource.state).toBe('loading');
    await again;
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
  });

  const toWait: Outcome<string> = { ok: false, failure: { ...failure('refused').failure, retryAt: new Date() } };
  it.each([
    ['refused', failure('refused', 'There is no such job.'), { refused: true, unreadable: false }],
    ['not refused if the service only asks to wait', toWait, { refused: false, unreadable: false }],
    ['unreadable', failure('unexpected-reply', 'GET /jobs: activeJobs'), { refused: false, unreadable: true }],
  ])('is %s until it is loaded again', async (_, answer, why) => {
    const { resource, load } = aResource();
    await load(answer);
    expect(resource).toMatchObject({ state: 'failed', ...why });
    void resource.load();
    expect(resource).toMatchObject({ refused: false, unreadable: false });
  });

  it('loses its value once its item does not exist', async () => {
    const failures: Failure[] = [];
    const gone: Outcome<string> = { ok: false, failure: { ...failure('refused').failure, missing: true } };
    const resource = itemResource(
      async () => gone,
      (reason) => failures.push(reason),
    );
    resource.value = 'cached';
    await resource.load();
    expect([resource.state, resource.refused, failures]).toEqual(['failed', true, []]);
  });

  it('counts unreadable records, also those of a later part', async () => {
    const { resource, load } = aResource();
    resource.change(() => 'changed', 2);
    expect([resource.value, resource.leftOut]).toEqual([null, 0]);
    await load(success('jobs', 2));
    resource.change((value) => value, 1);
    expect(resource.leftOut).toBe(3);
    await load(success('jobs'));
    expect(resource.leftOut).toBe(0);
  });

  it('is loaded by the first screen, and again once it is not fresh', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { resource, answer, asked } = aResource(1000);
    const close = resource.open();
    answer(success('jobs'));
    await resource.read();
    close();
    resource.open()();
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(1000);
    resource.open()();
    expect(asked()).toBe(2);
  });

  it('is read ahead once for the screen that opens next', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { resource, answer, asked } = aResource();
    resource.readAhead();
    resource.readAhead();
    answer(success('jobs'));
    await resource.read();
    resource.open()();
    expect(asked()).toBe(1);
    resource.open()();
    expect(asked()).toBe(2);
    answer(success('jobs'));
    await resource.read();
    resource.readAhead();
    vi.advanceTimersByTime(10_000);
    resource.open()();
    expect(asked()).toBe(3);
  });

  it('shares a running request with everyone who waits for the value', async () => {
    const { resource, answer, asked } = aResource();
    const reads = [resource.read(), resource.read(), resource.readFresh()];
    answer(success('jobs'));
    expect(await Promise.all(reads)).toEqual([success('jobs'), success('jobs'), success('jobs')]);
    expect(asked()).toBe(1);
  });

  it('keeps the value for who only needs one, and tells a failure to who needs a new one', async () => {
    const { resource, load, answer } = aResource();
    await load(success('jobs'));
    const again = resource.readAgain();
    answer(failure('unreachable'));
    expect(await again).toEqual(failure('unreachable'));
    expect(await resource.read()).toEqual(success('jobs'));
  });

  it('shows an edit while it is sent, and reads again only afterwards', async () => {
    const { resource, load, answer, asked } = aResource();
    await load(success('jobs'));
    resource.open();
    const sent = Promise.withResolvers<string>();
    const editing = resource.edit(
      () => 'edited',
      () => sent.promise,
    );
    answer(success('older than the edit'));
    resource.becomeStale();
    await new Promise(setImmediate);
    expect([resource.value, asked()]).toEqual(['edited', 2]);
    sent.resolve('sent');
    expect(await editing).toBe('sent');
    await vi.waitFor(() => expect(asked()).toBe(3));
  });

  it('shows the first response during an edit, and reads again afterwards', async () => {
    const { resource, answer, asked } = aResource();
    resource.open();
    const sent = Promise.withResolvers<string>();
    const editing = resource.edit(
      () => 'edited',
      () => sent.promise,
    );
    answer(success('older than the edit'));
    await vi.waitFor(() => expect(resource.value).toBe('older than the edit'));
    sent.resolve('sent');
    await editing;
    expect(asked()).toBe(2);
  });

  it('ignores a response after a newer request', async () => {
    const { resource, answer } = aResource();
    const both = [resource.load(), resource.load()];
    answer(success('old'), 0);
    answer(success('new'), 1);
    await Promise.all(both);
    expect(resource.value).toBe('new');
  });

  it('keeps its value while it loads again and after a failure', async () => {
    const { resource, load, answer } = aResource();
    await load(success('jobs'));
    const again = resource.load();
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
    answer(failure('unreachable'));
    await again;
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
  });

  it('keeps its value without a failure if a refresh fails', async () => {
    const { resource, answer, failures } = aResource();
    await resource.refresh();
    const first = resource.load();
    const again = resource.refresh();
    answer(success('early'), 0);
    answer(success('jobs'));
    await Promise.all([first, again]);
    const second = resource.refresh();
    answer(failure('unreachable'));
    await second;
    expect([resource.value, resource.failed, failures]).toEqual(['jobs', false, []]);
  });

  it('fails silently if it is canceled before it has a value', async () => {
    const { resource, answer, failures } = aResource();
    resource.cancel();
    expect([resource.failed, resource.state]).toEqual([false, 'loading']);
    const loading = resource.load();
    resource.cancel();
    expect(resource.state).toBe('failed');
    answer(success('late'));
    await loading;
    expect([resource.value, failures]).toEqual([null, []]);
    resource.value = 'jobs';
    void resource.load();
    resource.cancel();
    expect([resource.state, resource.failed, resource.value]).toEqual(['ready', false, 'jobs']);
  });
});

describe('a group of resources', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is slow if one of them is', () => {
    const { jobs, group } = aGroup();
    void jobs.resource.load();
    expect(group.isSlow).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(group.isSlow).toBe(true);
  });

  it('retries the pending ones and cancels all', async () => {
    const { jobs, people, group } = aGroup();
    void people.resource.load();
    await jobs.load(success('jobs'));
    group.retry();
    expect([jobs.asked(), people.asked()]).toEqual([1, 2]);
    void jobs.resource.load();
    group.cancel();
    expect([jobs.resource.request.pending, people.resource.request.pending]).toEqual([false, false]);
    expect([jobs.resource.state, people.resource.state]).toEqual(['ready', 'failed']);
  });
});

function aGroup() {
  const [jobs, people] = [aResource(), aResource()];
  return { jobs, people, group: new ResourceGroup(() => [jobs.resource, people.resource]) };
}

function aResource(freshFor = 0) {
  const waiting: ((answer: Outcome<string>) => void)[] = [];
  const failures: Failure[] = [];
  const resource = new Resource<string>(
    () => new Promise((resolve) => waiting.push(resolve)),
    (reason) => failures.push(reason),
    freshFor,
  );
  const answer = (outcome: Outcome<string>, index = waiting.length - 1) => waiting[index]?.(outcome);
  const load = (outcome: Outcome<string>) => {
    const loading = resource.load();
    answer(outcome);
    return loading;
  };
  return { resource, answer, load, failures, asked: () => waiting.length };
}
