import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import type { CandidateActions } from './candidate-actions.ts';
import { lazily } from '../../lazily.tsx';

export const LazyActionsDialog = lazily(async () => (await import('./OpenActionsDialog.tsx')).OpenActionsDialog);

/** Renders nothing until it is opened for the first time. */
export const CandidateActionsDialog = observer(function CandidateActionsDialog({
  actions,
}: {
  readonly actions: CandidateActions;
}) {
  const [wasOpen, setWasOpen] = useState(false);
  if (actions.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <LazyActionsDialog actions={actions} />
    </Suspense>
  );
});
