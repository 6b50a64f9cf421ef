import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ChoiceOption, Question } from '../../state/questions/questions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';

export const ChoiceDialog = observer(function ChoiceDialog({ question }: { readonly question: Question<'choice'> }) {
  const [preparing, setPreparing] = useState<ChoiceOption | null>(null);
  const { title, text, options } = question.input;
  const choose = async (option: ChoiceOption) => {
    if (option.prepare) {
      setPreparing(option);
      const isReady = await option.prepare();
      setPreparing(null);
      if (!isReady) return;
    }
    question.answer(option.answer);
  };
  return (
    <Dialog
      open={question.isOpen}
      title={title}
      onClose={question.cancel}
      onClosed={question.close}
      footer={options.map((option) => (
        <Button
          key={option.label}
          size="lg"
          variant={option.isMain ? 'fill' : 'outline'}
          busy={option === preparing}
          onClick={() => void choose(option)}
        >
          {option.label}
        </Button>
      ))}
    >
      <p>{text}</p>
    </Dialog>
  );
});
