import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazily, OnceOpen } from '../../../../ui/lazily.tsx';
import type { ClosingQuestion } from './closing-question.ts';

const LazyClosingDialog = lazily(async () => (await import('./OpenClosingDialog.tsx')).OpenClosingDialog);

export const ClosingDialog = observer(function ClosingDialog({ question }: { readonly question: ClosingQuestion }) {
  // The screen may be left with the question open.
  useEffect(() => question.cancel, [question]);
  return (
    <OnceOpen isOpen={question.isOpen}>
      <LazyClosingDialog question={question} />
    </OnceOpen>
  );
});
