import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazily } from '../../lazily.tsx';
import type { ReasonQuestion } from './reason-question.ts';

export const LazyReasonDialog = lazily(async () => (await import('./OpenReasonDialog.tsx')).OpenReasonDialog);

/** Renders nothing until it is opened for the first time. */
export const ReasonDialog = observer(function ReasonDialog({ question }: { readonly question: ReasonQuestion }) {
  const [wasOpen, setWasOpen] = useState(false);
  if (question.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <LazyReasonDialog question={question} />
    </Suspense>
  );
});
