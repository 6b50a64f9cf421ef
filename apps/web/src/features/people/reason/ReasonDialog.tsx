import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { ReasonQuestion } from './reason-question.ts';

const LazyReasonDialog = lazily(async () => (await import('./OpenReasonDialog.tsx')).OpenReasonDialog);

export const ReasonDialog = observer(function ReasonDialog({ question }: { readonly question: ReasonQuestion }) {
  // The screen may be left with the question open.
  useEffect(() => question.close, [question]);
  return (
    <OnceOpen isOpen={question.isOpen}>
      <LazyReasonDialog question={question} />
    </OnceOpen>
  );
});
