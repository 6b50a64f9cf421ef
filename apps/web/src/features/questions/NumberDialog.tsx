import { cleanLine } from '@glo/domain/shared/clean-text';
import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formField } from '../../state/fields/form-fields.ts';
import type { Question } from '../../state/questions/questions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { texts } from './texts.ts';

export const NumberDialog = observer(function NumberDialog({ question }: { readonly question: Question<'number'> }) {
  const form = useId();
  const { title, text, label, hint, confirmLabel, given, rule } = question.input;
  const [field] = useState(() => formField<string>(given, rule, true, cleanLine));
  const confirm = () => {
    field.reveal();
    if (field.valid) question.answer(Number(cleanNumber(field.value)));
  };
  return (
    <Dialog
      open={question.isOpen}
      title={title}
      subtitle={text && <span>{text}</span>}
      onClose={question.cancel}
      onClosed={question.close}
      footer={
        <>
          <Button size="lg" onClick={question.cancel}>
            {texts.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" form={form}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={confirm}>
        <TextField label={label} hint={hint} field={field} inputMode="numeric" maxLength={12} autoComplete="off" />
      </Form>
    </Dialog>
  );
});
