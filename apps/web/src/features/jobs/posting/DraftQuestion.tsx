import { observer } from 'mobx-react-lite';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useCode } from '../../../ui/use-code.ts';
import type { Duplication } from './duplication.ts';

const loadDialog = () => import('../../../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

/** Asked before a duplicate takes the place of a draft. */
export const DraftQuestion = observer(function DraftQuestion({ duplication }: { readonly duplication: Duplication }) {
  const dialog = useCode(loadDialog);
  const { draftInTheWay, job } = duplication;
  if (dialog.state === 'loading') return null;
  if (dialog.state === 'failed') {
    return <ErrorState title="The question about your draft could not be loaded" onRetry={dialog.retry} />;
  }
  const draft = draftInTheWay?.title.trim() || 'a job without a title';
  return (
    <dialog.value
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
