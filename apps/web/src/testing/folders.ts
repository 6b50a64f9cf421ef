import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { CandidateActions } from '../features/candidate-list/actions/candidate-actions.ts';
import { PileFolders } from '../features/candidate-list/folders/pile-folders.ts';
import { FoldersState } from '../features/candidate-list/folders-state.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { type Given, testContainer } from './container.ts';

export function someActions(given?: Given) {
  const world = testContainer(given);
  const { container } = world;
  // One screen per test: its presenter shares the instance below.
  container.bind(CandidateActions).toSelf().inSingletonScope();
  return {
    ...world,
    blind: container.get(BlindReview),
    actions: container.get(CandidateActions),
    piles: container.get(PileFolders),
    keeping: container.get(FolderKeeping),
    state: container.get(FoldersState),
    verdicts: container.get(VerdictStore),
  };
}
