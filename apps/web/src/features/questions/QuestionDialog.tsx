import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { AnyQuestion, Question } from '../../state/questions/questions.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { TextDialog } from './TextDialog.tsx';

export function QuestionDialog({ question }: { readonly question: AnyQuestion }) {
  // Mounted before it opens, because Base UI animates only a change.
  useLayoutEffect(() => question.open(), [question]);
  switch (question.kind) {
    case 'confirmation':
      return <ConfirmationDialog question={question} />;
    case 'choice':
      return <ChoiceDialog question={question} />;
    case 'text':
      return <TextDialog question={question} />;
    case 'reason':
      return <ReasonDialog question={question} />;
  }
}

const ConfirmationDialog = observer(function ConfirmationDialog({
  question,
}: {
  readonly question: Question<'confirmation'>;
}) {
  const { input, isOpen, answer, cancel, close } = question;
  return <ConfirmDialog open={isOpen} {...input} onCancel={cancel} onConfirm={() => answer(true)} onClosed={close} />;
});
