import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import { type BulkAction, inTheResult } from '../../candidates/bulk/bulk-action.ts';
import { texts as bulk } from '../../candidates/bulk/texts.ts';
import type { JobShortlist } from '../../shortlist/job-shortlist.ts';
import { texts } from './texts.ts';

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
    said: (count) => (count === 1 ? candidateRemoved : bulk.removed(count)),
    question: texts.removeQuestion,
    run: (candidate) => shortlist.remove(candidate, inTheResult),
    undo: () => ({ ...bulk.undoing.removing, run: (candidate) => shortlist.putBack(candidate, before, inTheResult) }),
  };
}
