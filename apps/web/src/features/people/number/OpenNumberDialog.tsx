import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { NumberQuestion } from './number-question.ts';
import { texts } from './texts.ts';

export const OpenNumberDialog = observer(function OpenNumberDialog({
  question,
}: {
  readonly question: NumberQuestion;
}) {
  const form = useId();
  const { isOpen, asked, field } = question;
  if (asked === null) return null;
  return (
    <Dialog
      open={isOpen}
      title={asked.title}
      subtitle={asked.text && <span>{asked.text}</span>}
      onClose={question.close}
      footer={
        <>
          <Button size="lg" onClick={question.close}>
            {texts.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" form={form}>
            {asked.confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={question.confirm}>
        <TextField
          label={asked.label}
          hint={asked.hint}
          field={field}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
});
