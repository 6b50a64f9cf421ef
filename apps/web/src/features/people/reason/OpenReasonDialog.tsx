import { longestReason, rejectionReasons } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Key } from '../../../ui/display/key/Key.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { plainKey } from '../../../ui/keyboard/pressed-key.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import styles from './ReasonDialog.module.css';
import type { ReasonQuestion } from './reason-question.ts';
import { texts } from './texts.ts';

interface Asked {
  readonly question: ReasonQuestion;
}

export const OpenReasonDialog = observer(function OpenReasonDialog({ question }: Asked) {
  const form = useId();
  const { isOpen, isOther, name, count } = question;
  return (
    <Dialog
      open={isOpen}
      title={texts.why(name, count)}
      subtitle={<span>{texts.private}</span>}
      step={isOther ? 'other' : 'reasons'}
      onClose={question.close}
      footer={
        <>
          <Button size="lg" onClick={question.chooseNone}>
            {texts.none}
          </Button>
          {isOther && (
            <Button size="lg" variant="fill" type="submit" form={form}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      {isOther ? <Other question={question} form={form} /> : <Reasons question={question} />}
    </Dialog>
  );
});

function Reasons({ question }: Asked) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const reason = rejectionReasons[Number(plainKey(event)) - 1];
      if (reason === undefined || !question.isOpen) return;
      event.preventDefault();
      question.choose(reason);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [question]);
  return (
    <ul className={styles.reasons}>
      {rejectionReasons.map((reason, index) => (
        <li key={reason}>
          <button
            type="button"
            className={cx(styles.reason, 'pressable')}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => question.choose(reason)}
          >
            <Key name={String(index + 1)} />
            <span>{verdictTexts.reasons[reason]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const Other = observer(function Other({ question, form }: Asked & { readonly form: string }) {
  return (
    <Form id={form} onSubmit={question.chooseOther}>
      <TextField label={texts.other} field={question.text} maxLength={longestReason} autoComplete="off" counter />
    </Form>
  );
});
