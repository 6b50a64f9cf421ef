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
  const { isOpen, count, field } = question;
  return (
    <Dialog
      open={isOpen}
      title={texts.question(count)}
      onClose={question.close}
      footer={
        <>
          <Button size="lg" onClick={question.close}>
            {texts.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" form={form}>
            {texts.send(count)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={question.confirm}>
        <TextField
          label={texts.number}
          hint={texts.numberHint(count)}
          field={field}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
});
