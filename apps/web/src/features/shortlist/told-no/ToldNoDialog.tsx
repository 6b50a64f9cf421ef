import { observer } from 'mobx-react-lite';
import { lazily, OnceOpen } from '../../../ui/lazily.tsx';
import type { ToldNoQuestion } from './told-no-question.ts';

const LazyToldNoDialog = lazily(async () => (await import('./OpenToldNoDialog.tsx')).OpenToldNoDialog);

export const ToldNoDialog = observer(function ToldNoDialog({ question }: { readonly question: ToldNoQuestion }) {
  return (
    <OnceOpen isOpen={question.isOpen}>
      <LazyToldNoDialog question={question} />
    </OnceOpen>
  );
});
