import type { Candidate } from '@glo/domain/candidates/candidate';
import { describe, expect, it } from 'vitest';
import { PressGuard } from '../state/press/press-guard.ts';
import { aComparison } from '../testing/comparison.ts';
import { aVisitAt } from '../testing/fakes/fake-navigator.ts';
import { anActiveTab, asha, bela, chitra } from '../testing/job-tab.ts';
import { aProfilePage } from '../testing/profile-page.ts';
import { asha as filedAsha, aShortlistedPage, bela as filedBela } from '../testing/shortlisted.ts';
import type { CandidateCommand } from './candidate-list/index.ts';

interface Place {
  readonly presses: PressGuard;
  readonly first: () => unknown;
  readonly second: () => unknown;
  /** Number of decisions that were made. */
  readonly decided: () => number;
}

type CommandId = CandidateCommand['id'];

/** Runs the command for one candidate, or for a selection. */
async function aJobList(first: CommandId, second: CommandId, of: readonly Candidate[] = [chitra]): Promise<Place> {
  const { page, open } = await anActiveTab();
  const { list } = open();
  const run = (id: CommandId, candidates: readonly Candidate[]) => {
    const command = [...list.source.commands, list.source.shortlist].find((each) => each.id === id);
    if (candidates.length === 1) for (const candidate of candidates) void command?.runOne?.(candidate);
    else {
      for (const candidate of candidates) list.place.select(candidate.id, true);
      command?.run();
    }
  };
  const changes = () => page.shortlists.asked.filter(([method]) => method === 'add' || method === 'remove').length;
  return {
    presses: page.container.get(PressGuard),
    first: () => run(first, [first === 'remove' ? asha : bela]),
    second: () => run(second, of),
    decided: () => changes() + (list.source.verdictSources?.records.size ?? 0),
  };
}

async function aProfile(): Promise<Place> {
  const page = aProfilePage();
  await page.openLoaded('?job=job-1');
  const { verdict } = page.presenter;
  const toggle = () => verdict?.toggle('maybe');
  // The second press makes the candidate undecided.
  const decided = () => (verdict?.decision === 'maybe' ? 1 : 2);
  return { presses: page.container.get(PressGuard), first: toggle, second: toggle, decided };
}

async function aFolder(): Promise<Place> {
  const { container, folders, openFolder } = aShortlistedPage();
  const open = await openFolder('?folder=data');
  return {
    presses: container.get(PressGuard),
    first: () => open.remove(filedAsha),
    second: () => open.remove(filedBela),
    decided: () => folders.asked.filter(([method]) => method === 'remove').length,
  };
}

async function aComparisonOfThree(): Promise<Place> {
  const { container, presenter } = aComparison({ asha: {}, bela: {}, chitra: {} });
  presenter.activate(aVisitAt('?id=asha&id=bela&id=chitra'));
  const removeFirst = () => {
    const [person] = presenter.people;
    if (person !== undefined) presenter.remove(person);
  };
  const decided = () => 3 - presenter.people.length;
  return { presses: container.get(PressGuard), first: removeFirst, second: removeFirst, decided };
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  'Maybe in a list': () => aJobList('maybe', 'maybe'),
  'Not a fit, then Shortlist in a list': () => aJobList('reject', 'shortlist'),
  'Shortlist in a list': () => aJobList('shortlist', 'shortlist'),
  'Remove, then Maybe in a list': () => aJobList('remove', 'maybe'),
  'Maybe, then Remove in a list': () => aJobList('maybe', 'remove', [asha]),
  'Maybe, then Shortlist for a selection': () => aJobList('maybe', 'shortlist', [bela, chitra]),
  'Maybe in a profile': aProfile,
  'Remove in a folder': aFolder,
  'Remove in a comparison': aComparisonOfThree,
};

describe('the second press of a double press', () => {
  it.each(Object.entries(places))('is ignored, and a later one counts: %s', async (_, open) => {
    const { presses, first, second, decided } = await open();
    // Whole numbers, whose differences are exact.
    const start = Math.ceil(performance.now()) + 1000;
    const pressAfter = async (milliseconds: number, press: () => unknown) => {
      presses.pressed({ timeStamp: start + milliseconds });
      press();
      await new Promise(setImmediate);
      return decided();
    };
    expect([await pressAfter(0, first), await pressAfter(399, second)]).toEqual([1, 1]);
    expect(await pressAfter(400, second)).toBeGreaterThan(1);
  });
});
