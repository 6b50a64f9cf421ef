import { jobId, studentId } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { MemoryRows } from '@glo/domain/testing/device';
import { describe, expect, it, vi } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { JobVisits } from './job-visits.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const job = jobId('job-1');
const appliedBy = (...applicants: readonly (typeof asha)[]) => ({ id: job, applicants });
const newAmong = (visits: JobVisits, ...applicants: readonly (typeof asha)[]) => [
  ...visits.newcomersOf(appliedBy(...applicants)),
];

describe('the visits of a job', () => {
  it('mark who applied since, until a later visit after their card was seen', async () => {
    const visits = aTab();
    await visits.begin(appliedBy(asha));
    visits.show(null);
    expect(newAmong(visits, asha, bela, chitra)).toEqual([bela, chitra]);
    await visits.begin(appliedBy(asha, bela, chitra));
    visits.saw(job, bela);
    expect(newAmong(visits, asha, bela, chitra)).toEqual([bela, chitra]);
    visits.show(null);
    expect(newAmong(visits, asha, bela, chitra)).toEqual([chitra]);
  });

  it('go on in a profile of the job and after a reload, and end on any other screen', async () => {
    const [memory, rows] = [new FakeTabMemory(), new MemoryRows()];
    const visits = aTab({ memory, rows });
    await visits.begin(appliedBy(asha));
    visits.show(null);
    await visits.begin(appliedBy(asha, bela));
    visits.saw(job, bela);
    visits.show(job);
    expect(visits.current?.newcomers).toEqual(new Set([bela]));
    const reloaded = aTab({ memory, rows });
    await reloaded.begin(appliedBy(asha, bela));
    expect(reloaded.current?.newcomers).toEqual(new Set([bela]));
    reloaded.show(jobId('job-2'));
    expect([reloaded.current, newAmong(reloaded, asha, bela)]).toEqual([null, []]);
  });

  it('do not show in a second tab as new whom the first has shown', async () => {
    const [rows, tabs] = [new MemoryRows(), new FakeTabs()];
    const first = aTab({ rows, tabs });
    await first.begin(appliedBy(asha));
    first.show(null);
    const second = aTab({ rows, tabs: tabs.another() });
    await Promise.all([first, second].map(async (visits) => await visits.begin(appliedBy(asha, bela, chitra))));
    first.saw(job, bela);
    expect(newAmong(second, asha, bela, chitra)).toEqual([bela, chitra]);
    second.show(null);
    await second.begin(appliedBy(asha, bela, chitra));
    expect(newAmong(second, asha, bela, chitra)).toEqual([chitra]);
  });

  it('follow what another tab has seen when the recruiter returns', async () => {
    const [rows, tabs] = [new MemoryRows(), new FakeTabs()];
    const first = aTab({ rows, tabs });
    await first.begin(appliedBy(asha));
    const dashboard = aTab({ rows, tabs: tabs.another() });
    await dashboard.read(job);
    await first.begin(appliedBy(asha, bela));
    first.saw(job, bela);
    expect(newAmong(dashboard, asha, bela)).toEqual([bela]);
    tabs.announce({ about: 'return', id: '' });
    await vi.waitFor(() => expect(newAmong(dashboard, asha, bela)).toEqual([]));
  });

  it('keep the same sets if no student has applied since', async () => {
    const visits = aTab();
    const [first, later] = [appliedBy(asha), appliedBy(asha)];
    await visits.begin(first);
    visits.show(null);
    const newcomers = visits.newcomersOf(first);
    await visits.begin(later);
    expect(visits.newcomersOf(later)).toBe(newcomers);
    const known = visits.known.get(job);
    visits.show(null);
    await visits.begin(later);
    expect(visits.known.get(job)).toBe(known);
  });

  it('begin only while the tab still shows the job', async () => {
    const visits = aTab();
    const beginning = visits.begin(appliedBy(asha));
    visits.show(null);
    await beginning;
    expect(visits.current).toBeNull();
  });

  it('are forgotten on sign-out', async () => {
    const { container, session } = testContainer();
    const visits = container.get(JobVisits);
    await visits.begin(appliedBy(asha));
    session.end();
    expect([visits.current, visits.known.size]).toEqual([null, 0]);
  });

  it.each(['{', 'null', '7', '{"of":"account-1","job":7,"newcomers":["bela"]}', '{"of":"account-1","job":"job-1"}'])(
    'ignore damaged tab storage: %s',
    (text) => {
      const memory = new FakeTabMemory();
      memory.write('visit', text);
      expect(aTab({ memory }).current).toBeNull();
    },
  );
});

function aTab(given: Parameters<typeof testContainer>[0] = {}): JobVisits {
  return testContainer(given).container.get(JobVisits);
}
