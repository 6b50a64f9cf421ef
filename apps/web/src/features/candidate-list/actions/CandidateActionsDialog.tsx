import { observer } from 'mobx-react-lite';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { CandidateActions } from './candidate-actions.ts';

const LazyActionsDialog = lazily(async () => (await import('./OpenActionsDialog.tsx')).OpenActionsDialog);

interface Shown {
  readonly actions: CandidateActions;
}

export const CandidateActionsDialog = observer(function CandidateActionsDialog({ actions }: Shown) {
  return (
    <OnceOpen isOpen={actions.isOpen}>
      <LazyActionsDialog actions={actions} />
    </OnceOpen>
  );
});
