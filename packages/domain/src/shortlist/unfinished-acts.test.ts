import { describe, expect, it, vi } from 'vitest';
import { shortlistedMessage } from '../candidates/notifications.ts';
import { failure, success } from '../shared/outcome.ts';
import { aCandidate, jobId, studentId } from '../testing/builders.ts';
import { aCandidateDirectory } from '../testing/hiring.ts';
import { aShortlisting } from '../testing/shortlisting.ts';
import type { UnfinishedAct } from '../unfinished/act-journal.ts';
import type { ActKind } from '../unfinished/acts.ts';
import { groupActs, isRepeatRisky, UnfinishedActs } from './unfinished-acts.ts';

const job = jobId('job-1');
const [asha, bela] = ['asha', 'bela'].map((id) => aCandidate({ id: studentId(id) })) as [Candidate, Candidate];
type Candidate = ReturnType<typeof aCandidate>;

describe('trying an unfinished act again', () => {
  it('shortlists and notifies at once', async () => {
    const { again, shortlists, told, added } = unfinished();
    expect(await again.retry([act('shortlist', asha)])).toBeNull();
    expect(shortlists.asked.map(([call]) => call)).toEqual(['candidates', 'add']);
    expect([told(), added]).toEqual([[asha.id], [asha.id]]);
  });

  it('shortlists no one else, whatever the service returns', async () => {
    const { again, directory, added } = unfinished();
    directory.byIds = async () => success([bela]);
    expect(await again.retry([act('shortlist', asha)])).toMatchObject({ kind: 'refused' });
    expect(added).toEqual([]);
  });

  it('does not shortlist twice, and says that the student may not have been told', async () => {
    const { again, shortlists, told, acts, dismissed } = unfinished();
    shortlists.answers.candidates = success([asha]);
    await again.retry([act('shortlist', asha)]);
    expect([shortlists.asked.length, told(), dismissed]).toEqual([1, [], ['shortlist asha']]);
    expect([...acts.unfinished]).toEqual([['tell job-1 asha', 'unreachable']]);
  });

  it('notifies the shortlisted only', async () => {
    const { again, shortlists, notifications, dismissed } = unfinished();
    shortlists.answers.candidates = success([bela]);
    await again.retry([act('tell', asha), act('tell', bela)]);
    expect([notifications.asked, dismissed]).toEqual([[['send', [bela.id], shortlistedMessage]], ['tell asha']]);
  });

  it('removes those who are still shortlisted', async () => {
    const { again, shortlists, dismissed } = unfinished();
    shortlists.answers.candidates = success([bela]);
    await again.retry([act('unshortlist', asha), act('unshortlist', bela)]);
    expect(shortlists.asked.at(-1)).toEqual(['remove', job, bela.id]);
    expect(dismissed).toEqual(['unshortlist asha']);
  });

  it('changes nothing if the shortlist cannot be read', async () => {
    const { again, shortlists, dismissed } = unfinished();
    shortlists.answers.candidates = failure('signed-out');
    expect(await again.retry([act('shortlist', asha)])).toMatchObject({ kind: 'signed-out' });
    expect([shortlists.asked.length, dismissed]).toEqual([1, []]);
  });

  it('keeps an act that fails again, and reports it', async () => {
    const { again, shortlists, acts } = unfinished();
    shortlists.answers.add = failure('server-error');
    expect(await again.retry([act('shortlist', asha)])).toMatchObject({ kind: 'server-error' });
    expect([...acts.unfinished]).toEqual([['shortlist job-1 asha', 'server-error']]);
  });

  it('is left to the tab that has begun it', async () => {
    const { again, tabs, shortlists } = unfinished();
    void tabs.another().claim('retry-acts', () => new Promise(() => undefined));
    expect(await again.retry([act('shortlist', asha)])).toBeNull();
    expect(shortlists.asked).toEqual([]);
  });
});

describe('unfinished acts', () => {
  it('are told together by kind, job and reason', () => {
    const other = act('shortlist', bela, 'refused');
    const groups = groupActs([act('shortlist', asha), other, act('shortlist', bela)]);
    expect(groups.map(({ kind, why, acts }) => [kind, why, acts.length])).toEqual([
      ['shortlist', 'server-error', 2],
      ['shortlist', 'refused', 1],
    ]);
  });

  it.each([
    ['tell', 'interrupted', true],
    ['tell', 'unreachable', true],
    ['tell', 'unexpected-reply', true],
    ['tell', 'signed-out', false],
    ['shortlist', 'unreachable', false],
  ] as const)('need a warning if a message may arrive twice: %s, %s', (kind, why, isRisky) => {
    expect(isRepeatRisky({ kind, why })).toBe(isRisky);
  });
});

function act(kind: ActKind, { id }: Candidate, why: UnfinishedAct['why'] = 'server-error'): UnfinishedAct {
  return { kind, job, student: id, why, at: '2026-11-21T12:00:00.000Z' };
}

function unfinished() {
  const { shortlisting, shortlists, notifications, tabs, acts } = aShortlisting();
  const directory = aCandidateDirectory();
  directory.byIds = vi.fn<typeof directory.byIds>(async (ids) =>
    success([asha, bela].filter(({ id }) => ids.includes(id))),
  );
  const [dismissed, added]: [string[], string[]] = [[], []];
  const journal = {
    dismiss: async (gone: readonly { readonly kind: string; readonly student: string }[]) =>
      void dismissed.push(...gone.map(({ kind, student }) => `${kind} ${student}`)),
  };
  const again = new UnfinishedActs(journal, shortlists, shortlisting, directory, tabs, (_, id) => added.push(id));
  const told = () => notifications.asked.flatMap(([, students]) => students);
  return { again, directory, shortlists, notifications, acts, tabs, told, dismissed, added };
}
