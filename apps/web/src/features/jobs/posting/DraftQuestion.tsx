import { observer } from 'mobx-react-lite';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useCode } from '../../../ui/use-code.ts';
import type { Duplication } from './duplication.ts';
import { texts } from './texts.ts';

const loadDialog = () => import('../../../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

/** Asked before a duplicate takes the place of a draft. */
export const DraftQuestion = observer(function DraftQuestion({ duplication }: { readonly duplication: Duplication }) {
  const dialog = useCode(loadDialog);
  const { draftInTheWay, job } = duplication;
  if (dialog.state === 'loading') return null;
  if (dialog.state === 'failed') {
    return <ErrorState title={texts.duplicating.notLoaded} onRetry={dialog.retry} />;
  }
  const draft = draftInTheWay?.title.trim() || texts.duplicating.untitled;
  return (
    <dialog.value
      open={draftInTheWay !== null}
      title={texts.duplicating.title}
      text={texts.duplicating.text(draft, job.value?.title ?? texts.duplicating.thisJob)}
      stay={texts.duplicating.keep}
      go={texts.duplicating.replace}
      danger
      onStay={duplication.keep}
      onGo={duplication.replace}
    />
  );
});
