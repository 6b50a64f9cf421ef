import { type Failure, failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemResource, Resource, ResourceGroup } from './resource.ts';

describe('a resource', () => {
  it('is loading until its answer comes', async () => {
    const { resource, answer } = aResource();
    const loading = resource.load();
    expect(resource.state).toBe('loading');
    answer(success('jobs'));
    await loading;
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
  });

  it('says once that it failed, and can be asked again', async () => {
    const { resource, answer, failures } = aResource();
    const first = resource.load();
    answer(failure('unreachable'));
    await first;
    expect([resource.state, failures.length]).toEqual(['failed', 1]);
    const second = resource.load();
    expect(resource.state).toBe('loading');
    answer(success('jobs'));
    await second;
    expect(resource.state).toBe('ready');
  });

  it('knows that it was refused, until it is asked again', async () => {
    const { resource, answer } = aResource();
    const first = resource.load();
    answer(failure('refused', 'There is no such job.'));
    await first;
    expect(resource.refused).toBe(true);
    void resource.load();
    expect(resource.refused).toBe(false);
  });

  it('is not refused while the service takes no more for now', async () => {
    const { resource, answer } = aResource();
    const loading = resource.load();
    answer({ ok: false, failure: { ...failure('refused').failure, retryAt: new Date() } });
    await loading;
    expect([resource.state, resource.refused]).toEqual(['failed', false]);
  });

  it('of an item is removed when the item no longer exists', async () => {
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

  it('counts what could not be read, in a part that comes later too', async () => {
    const { resource, answer } = aResource();
    const loading = resource.load();
    answer(success('jobs', 2));
    await loading;
    expect(resource.leftOut).toBe(2);
    resource.change((value) => value, 1);
    expect(resource.leftOut).toBe(3);
    const again = resource.load();
    answer(success('jobs'));
    await again;
    expect(resource.leftOut).toBe(0);
  });

  it('knows that nothing of it could be read', async () => {
    const { resource, answer } = aResource();
    const loading = resource.load();
    answer(failure('unexpected-reply', 'GET /jobs: activeJobs'));
    await loading;
    expect(resource.unreadable).toBe(true);
  });

  it('drops an answer that comes after a newer question', async () => {
    const { resource, answer } = aResource();
    const first = resource.load();
    const second = resource.load();
    answer(success('old'), 0);
    answer(success('new'), 1);
    await Promise.all([first, second]);
    expect(resource.value).toBe('new');
  });

  it('keeps what it has while it is asked again', async () => {
    const { resource, answer } = aResource();
    const first = resource.load();
    answer(success('jobs'));
    await first;
    const second = resource.load();
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
    answer(failure('unreachable'));
    await second;
    expect([resource.state, resource.value]).toEqual(['ready', 'jobs']);
  });

  it('keeps what it has, and says nothing, when reading again fails', async () => {
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

  it('that is cancelled has failed without a word', async () => {
    const { resource, answer, failures } = aResource();
    const loading = resource.load();
    resource.cancel();
    expect(resource.state).toBe('failed');
    answer(success('late'));
    await loading;
    expect([resource.value, failures]).toEqual([null, []]);
  });
});

describe('a resource that has its value', () => {
  it('stays ready when a question for a newer one is cancelled', async () => {
    const { resource, answer } = aResource();
    const first = resource.load();
    answer(success('jobs'));
    await first;
    void resource.load();
    resource.cancel();
    expect([resource.state, resource.failed, resource.value]).toEqual(['ready', false, 'jobs']);
  });

  it('is changed only where it is there, and counts nothing before', () => {
    const { resource } = aResource();
    resource.change(() => 'changed', 2);
    expect([resource.value, resource.leftOut]).toEqual([null, 0]);
  });

  it('is neither failed nor unreadable before it is asked for, nor by a cancel that finds nothing on its way', () => {
    const { resource } = aResource();
    resource.cancel();
    expect([resource.failed, resource.refused, resource.unreadable, resource.state]).toEqual([
      false,
      false,
      false,
      'loading',
    ]);
  });
});

describe('what a screen reads at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is slow when one of it is', () => {
    const [jobs, people] = [aResource(), aResource()];
    const group = new ResourceGroup(() => [jobs.resource, people.resource]);
    void jobs.resource.load();
    expect(group.isSlow).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(group.isSlow).toBe(true);
  });

  it('is cancelled together; asked for again is only what has not come', async () => {
    const [jobs, people] = [aResource(), aResource()];
    const group = new ResourceGroup(() => [jobs.resource, people.resource]);
    const loading = jobs.resource.load();
    void people.resource.load();
    jobs.answer(success('jobs'));
    await loading;
    group.retry();
    expect([jobs.asked(), people.asked()]).toEqual([1, 2]);
    void jobs.resource.load();
    group.cancel();
    expect([jobs.resource.request.pending, people.resource.request.pending]).toEqual([false, false]);
    expect([jobs.resource.state, people.resource.state]).toEqual(['ready', 'failed']);
  });
});

function aResource() {
  const waiting: ((answer: Outcome<string>) => void)[] = [];
  const failures: Failure[] = [];
  const resource = new Resource<string>(
    () => new Promise((resolve) => waiting.push(resolve)),
    (reason) => failures.push(reason),
  );
  const answer = (outcome: Outcome<string>, index = waiting.length - 1) => waiting[index]?.(outcome);
  return { resource, answer, failures, asked: () => waiting.length };
}
