import { cleanLine } from '@glo/domain/shared/clean-text';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formField } from '../../state/fields/form-fields.ts';
import type { Question } from '../../state/questions/questions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { texts } from './texts.ts';

export const TextDialog = observer(function TextDialog({ question }: { readonly question: Question<'text'> }) {
  const form = useId();
  const { title, text, label, hint, confirmLabel, given, maxLength, isNumber, rule } = question.input;
  const [field] = useState(() => formField<string>(given, rule, true, cleanLine));
  const confirm = () => {
    field.reveal();
    if (field.valid) question.answer(field.value);
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
        <TextField
          label={label}
          hint={hint}
          field={field}
          inputMode={isNumber ? 'numeric' : 'text'}
          maxLength={maxLength}
          autoComplete="off"
          inputRef={select}
        />
      </Form>
    </Dialog>
  );
});

function select(input: HTMLInputElement | null): void {
  input?.select();
}
