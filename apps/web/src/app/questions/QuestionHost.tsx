import { someErrorOccurred } from '@glo/domain/shared/outcome';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notices } from '../../state/notices.ts';
import { type AnyQuestion, Questions } from '../../state/questions/questions.ts';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';
import { useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';

export const QuestionDialog = lazily(
  async () => (await import('../../features/questions/QuestionDialog.tsx')).QuestionDialog,
);

/** Outside the shell, because onboarding has a Sign Out, too. Any navigation cancels the open questions. */
export const QuestionHost = observer(function QuestionHost() {
  const questions = useContainer().get(Questions);
  const { key } = useLocation();
  useLayoutEffect(() => questions.cancelAll, [questions, key]);
  return questions.shown.map((question) => (
    <ErrorBoundary key={question.id} renderFallback={() => <NotLoaded question={question} />}>
      <LazySuspense>
        <QuestionDialog question={question} />
      </LazySuspense>
    </ErrorBoundary>
  ));
});

function NotLoaded({ question }: { readonly question: AnyQuestion }) {
  const notices = useContainer().get(Notices);
  useEffect(() => {
    notices.showToast(someErrorOccurred, 'error');
    question.close();
  }, [notices, question]);
  return null;
}
