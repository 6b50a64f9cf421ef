import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { Duplication } from './duplication.ts';
import { texts } from './texts.ts';

export const DraftQuestion = observer(function DraftQuestion({ duplication }: { readonly duplication: Duplication }) {
  const { draftInTheWay, job } = duplication;
  const draft = draftInTheWay?.title.trim() || texts.duplicating.untitled;
  return (
    <ConfirmDialog
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
