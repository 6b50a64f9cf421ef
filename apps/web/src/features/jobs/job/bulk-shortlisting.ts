import type { Candidate } from '@glo/domain/candidates/candidate';
import type { AfterShortlisting } from '@glo/domain/shortlist/told-no';
import { mapOutcome } from '@glo/domain/shared/outcome';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import {
  type BulkAction,
  bulkTexts as bulk,
  type CandidateCommand,
  type CandidateList,
  candidateTexts,
  commandOf,
} from '../../candidate-list/index.ts';
import type { JobShortlist } from '../../shortlist/job-shortlist.ts';
import { texts } from './texts.ts';

type CommandedList = Pick<CandidateList, 'bulk' | 'selected' | 'place'>;

export function shortlistCommand(shortlist: JobShortlist, of: Omit<CommandedList, 'place'>): CandidateCommand {
  const missing = (selected: readonly Candidate[]) => selected.filter(({ id }) => !shortlist.ids.has(id)).length;
  return commandOf('shortlist', {
    label: (selected) => texts.shortlist(missing(selected)),
    isAvailable: (selected) => missing(selected) > 0,
    run: () => shortlist.accepts('shortlist', of.selected) && void shortlistSelected(shortlist, of),
    runOne: (candidate) => void shortlist.add(candidate),
  });
}

export function removeCommand(shortlist: JobShortlist, of: CommandedList, label = texts.remove): CandidateCommand {
  return commandOf(
    'remove',
    {
      label: (selected) => label(selected.filter(({ id }) => shortlist.ids.has(id)).length),
      isAvailable: (selected) => selected.some(({ id }) => shortlist.ids.has(id)),
      run: () => shortlist.accepts('remove', of.selected) && void of.bulk.start(removingMany(shortlist)),
      async runOne(candidate) {
        if (!(await shortlist.remove(candidate)).ok) of.place.returnFocus(candidate.id);
      },
    },
    candidateTexts.unshortlist,
  );
}

async function shortlistSelected(
  shortlist: JobShortlist,
  { bulk: runner, selected }: Omit<CommandedList, 'place'>,
): Promise<void> {
  if (runner.current !== null) return;
  const confirming = shortlist.confirm(selected.filter(({ id }) => !shortlist.ids.has(id)));
  const confirmed = confirming === 'unasked' ? confirming : await confirming;
  if (confirmed !== null) await runner.start(shortlistingMany(shortlist, confirmed), selected);
}

/** Notifies the students together once Undo has expired, except those that Undo removed. */
export function shortlistingMany(
  shortlist: JobShortlist,
  confirmed: 'unasked' | AfterShortlisting = 'unasked',
): BulkAction {
  const undo = Symbol('undo');
  return {
    ...texts.shortlisting,
    isNeededFor: ({ id }) => !shortlist.ids.has(id),
    nothingToDo: texts.allShortlisted,
    // One question is enough.
    ...(confirmed === 'unasked' ? { question: texts.shortlistQuestion } : { onEnded: confirmed }),
    run: (candidate) => shortlist.addWithOthers(candidate, undo),
    undo: () => ({
      ...bulk.undoing.shortlisting,
      run: async (candidate) => mapOutcome(await shortlist.takeBack(candidate, undo, false), () => 'done'),
    }),
    final: () => shortlist.undoExpired(undo),
  };
}

/** Undo restores the positions, and messages that the removal withdrew. */
export function removingMany(shortlist: JobShortlist): BulkAction {
  const before = shortlist.list.value ?? [];
  const undo = Symbol('undo');
  return {
    ...texts.removing,
    isNeededFor: ({ id }) => shortlist.ids.has(id),
    doneText: (count) => (count === 1 ? candidateRemoved : bulk.removed(count)),
    question: texts.removeQuestion,
    run: (candidate) => shortlist.removeWithOthers(candidate, undo),
    undo: () => ({ ...bulk.undoing.removing, run: (candidate) => shortlist.putBack(candidate, before, false) }),
    final: () => shortlist.undoExpired(undo),
  };
}
