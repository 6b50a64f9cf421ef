import { observer } from 'mobx-react-lite';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { CandidateActions } from './candidate-actions.ts';

const LazyActionsDialog = lazily(async () => (await import('./OpenActionsDialog.tsx')).OpenActionsDialog);

interface CandidateActionsDialogProps {
  readonly actions: CandidateActions;
}

export const CandidateActionsDialog = observer(function CandidateActionsDialog({
  actions,
}: CandidateActionsDialogProps) {
  return (
    <OnceOpen isOpen={actions.isOpen}>
      <LazyActionsDialog actions={actions} />
    </OnceOpen>
  );
});
