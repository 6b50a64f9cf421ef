import { nameOf } from '@glo/domain/candidates/identity';
import { atMost } from '@glo/domain/form/rules';
import { cleanLine } from '@glo/domain/shared/clean-text';
import { longestReason, rejectionReasons, type RejectionReason } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { formField } from '../../state/fields/form-fields.ts';
import type { Question } from '../../state/questions/questions.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { texts as verdictTexts } from '../../state/verdicts/texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Key } from '../../ui/display/key/Key.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { plainKey } from '../../ui/keyboard/pressed-key.ts';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './ReasonDialog.module.css';
import { texts } from './texts.ts';

interface Asked {
  readonly question: Question<'reason'>;
}

export const ReasonDialog = observer(function ReasonDialog({ question }: Asked) {
  const form = useId();
  const [isOther, setOther] = useState(false);
  const { input, isOpen, answer, cancel, close } = question;
  return (
    <Dialog
      open={isOpen}
      title={texts.why(input.slice(0, 1).map(nameOf).join(''), input.length)}
      subtitle={<span>{texts.private}</span>}
      step={isOther ? 'other' : 'reasons'}
      onClose={cancel}
      onClosed={close}
      footer={
        <>
          <Button size="lg" onClick={() => answer({ decision: 'not-a-fit' })}>
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
      {isOther ? (
        <Other question={question} form={form} />
      ) : (
        <Reasons question={question} onOther={() => setOther(true)} />
      )}
    </Dialog>
  );
});

function Reasons({ question, onOther }: Asked & { readonly onOther: () => void }) {
  const choose = (reason: RejectionReason) =>
    reason === 'other' ? onOther() : question.answer({ decision: 'not-a-fit', reason });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const reason = rejectionReasons[Number(plainKey(event)) - 1];
      if (reason === undefined || !question.isOpen) return;
      event.preventDefault();
      choose(reason);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Stack as="ul" gap={1} space={{ marginInline: -2 }}>
      {rejectionReasons.map((reason, index) => (
        <li key={reason}>
          <button
            type="button"
            className={cx(styles.reason, 'pressable')}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => choose(reason)}
          >
            <Key name={String(index + 1)} />
            <span>{verdictTexts.reasons[reason]}</span>
          </button>
        </li>
      ))}
    </Stack>
  );
}

const Other = observer(function Other({ question, form }: Asked & { readonly form: string }) {
  const [text] = useState(() => formField<string>('', atMost(longestReason), false, cleanLine));
  const save = () => {
    if (text.valid) question.answer({ decision: 'not-a-fit', reason: 'other', reasonText: text.value });
  };
  return (
    <Form id={form} onSubmit={save}>
      <TextField label={texts.other} field={text} maxLength={longestReason} autoComplete="off" counter />
    </Form>
  );
});
