import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Duplication } from './duplication.ts';

/** Asked before a duplicate takes the place of a draft. */
export const DraftQuestion = observer(function DraftQuestion({ duplication }: { readonly duplication: Duplication }) {
  const { draftInTheWay, job } = duplication;
  const draft = draftInTheWay?.title.trim() || 'a job without a title';
  return (
    <ConfirmDialog
      open={draftInTheWay !== null}
      title="Replace your draft?"
      text={`You have a draft that is not posted yet: ${draft}. A duplicate of ${job.value?.title ?? 'this job'} takes its place.`}
      stay="Keep draft"
      go="Replace draft"
      danger
      onStay={duplication.keep}
      onGo={duplication.replace}
    />
  );
});
