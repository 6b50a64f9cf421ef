import { observer } from 'mobx-react-lite';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { NumberQuestion } from './number-question.ts';

const LazyNumberDialog = lazily(async () => (await import('./OpenNumberDialog.tsx')).OpenNumberDialog);

export const NumberDialog = observer(function NumberDialog({ question }: { readonly question: NumberQuestion }) {
  return (
    <OnceOpen isOpen={question.isOpen}>
      <LazyNumberDialog question={question} />
    </OnceOpen>
  );
});
