export { HiddenContact } from './HiddenContact.tsx';
export { NewMark } from './NewMark.tsx';
export { StudentLink } from './StudentLink.tsx';
export { VerdictTag } from './VerdictTag.tsx';
export { ShortlistedWord, useRemoveLabel } from './ShortlistedWord.tsx';
export { CandidateActionsDialog } from './actions/CandidateActionsDialog.tsx';
export {
  type ActionHandlers,
  actionKeys,
  candidateActions,
  definedHandlers,
  definitions,
  keyOf,
  labelOf,
  type RunOne,
} from './actions/definitions.ts';
export { CandidateActions } from './actions/candidate-actions.ts';
export { BulkRunner } from './bulk/bulk-runner.ts';
export type { BulkAction, BulkQuestion } from './bulk/bulk-operation.ts';
export { texts as bulkTexts } from './bulk/texts.ts';
export type { CandidateMarks } from './card/card-model.ts';
export { FoldersState } from './folders-state.ts';
export { PileFolders } from './folders/pile-folders.ts';
export type { FolderServices } from './folders/adding-to-folder.ts';
export { texts as folderTexts } from './folders/texts.ts';
export { CandidateGridSkeleton } from './view/CandidateGridSkeleton.tsx';
export { MainButtons } from './list/commands/MainButtons.tsx';
export { startReview } from './list/commands/review.ts';
export { CandidateListSkeleton, CandidateListView } from './view/CandidateListView.tsx';
export { CandidatePages } from './list/candidate-pages.ts';
export type { CandidateList } from './list/candidate-list.ts';
export { CandidateLists } from './list/candidate-lists.ts';
export { commandOf, type CandidateCommand } from './list/candidate-command.ts';
export {
  addToFolder,
  commandsOutsideJob,
  commonCommands,
  emailSelected,
} from './list/commands/list-commands.ts';
export type {
  FilterChip,
  IncrementalLoading,
  ListSource,
  ListVerdicts,
  SourceFilter,
} from './list/list-source.ts';
export type { ListCriteria } from './criteria/list-criteria.ts';
export { CriteriaStatus } from './criteria/CriteriaStatus.tsx';
export { hideOptions, loadJobsFor, noNarrowing, type Narrowing } from './list/hiding.ts';
export { verdictCommands } from './list/commands/verdict-commands.ts';
export { readListViewState, withListViewState, type ListViewState } from './list/list-view-state.ts';
export { texts as listTexts } from './list/texts.ts';
export { texts as candidateTexts } from './texts.ts';
