import type { Candidate } from '@glo/domain/candidates/candidate';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import {
  type BulkAction,
  bulkTexts as bulk,
  type CandidateCommand,
  inTheResult,
  listTexts as list,
} from '../../people/people.ts';
import type { JobShortlist } from '../../shortlist/job-shortlist.ts';
import { texts } from './texts.ts';

export function shortlistCommand(shortlist: JobShortlist): CandidateCommand {
  const missing = (selected: readonly Candidate[]) => selected.filter(({ id }) => !shortlist.ids.has(id)).length;
  return {
    id: 'shortlist',
    label: (selected) => texts.shortlist(missing(selected)),
    isAvailable: (selected) => missing(selected) > 0,
    shortcut: { key: 's', label: list.keys.shortlist },
    run: ({ bulk: runner }) => void runner.begin(shortlistingMany(shortlist)),
    runOne: (candidate) => void shortlist.toggle(candidate),
  };
}

export function removeCommand(shortlist: JobShortlist): CandidateCommand {
  return {
    id: 'remove',
    label: (selected) => texts.remove(selected.filter(({ id }) => shortlist.ids.has(id)).length),
    isAvailable: (selected) => selected.some(({ id }) => shortlist.ids.has(id)),
    shortcut: { key: 's', label: list.keys.shortlist },
    run: ({ bulk: runner }) => void runner.begin(removingMany(shortlist)),
    async runOne(candidate, { place }) {
      if ((await shortlist.toggle(candidate)) === 'failed') place.returnFocus(candidate.id);
    },
  };
}

/** Notifies the students together once Undo has expired. After Undo, only those whose removal failed. */
export function shortlistingMany(shortlist: JobShortlist): BulkAction {
  const notification = shortlist.notifyTogether();
  return {
    ...texts.shortlisting,
    needs: ({ id }) => !shortlist.ids.has(id),
    nobody: texts.allShortlisted,
    question: texts.shortlistQuestion,
    run: (candidate) => shortlist.addWithOthers(candidate, notification),
    undo: (done) => {
      const shortlisted = new Set(done.map(({ id }) => id));
      for (const id of shortlisted) notification.remove(id);
      return {
        ...bulk.undoing.shortlisting,
        run: async (candidate) => {
          if ((await shortlist.remove(candidate, inTheResult)) === 'failed') return 'failed';
          shortlisted.delete(candidate.id);
          notification.remove(candidate.id);
          return 'done';
        },
        ended: () => shortlisted.forEach((id) => notification.add(id)),
      };
    },
    final: () => void notification.send(),
  };
}

/** Undo restores the positions. Sends no notifications. */
export function removingMany(shortlist: JobShortlist): BulkAction {
  const before = shortlist.list.value ?? [];
  return {
    ...texts.removing,
    needs: ({ id }) => shortlist.ids.has(id),
    said: (count) => (count === 1 ? candidateRemoved : bulk.removed(count)),
    question: texts.removeQuestion,
    run: (candidate) => shortlist.remove(candidate, inTheResult),
    undo: () => ({ ...bulk.undoing.removing, run: (candidate) => shortlist.putBack(candidate, before, inTheResult) }),
  };
}
