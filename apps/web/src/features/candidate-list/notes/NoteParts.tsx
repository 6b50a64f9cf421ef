import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import type { NoteAddition } from './note-addition.ts';
import { texts } from './texts.ts';

interface NoteProps {
  readonly note: NoteAddition;
  readonly formId: string;
}

export const NoteBody = observer(function NoteBody({ note, formId }: NoteProps) {
  return (
    <Form id={formId} onSubmit={note.submit}>
      <TextArea size="m" label={texts.label} hint={texts.hint} field={note.text} />
    </Form>
  );
});

export const NoteFooter = observer(function NoteFooter(props: NoteProps & { readonly onCancel: () => void }) {
  const { note, formId, onCancel } = props;
  return (
    <>
      <Button size="lg" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} size="lg" variant="fill" softDisabled={!note.canAdd}>
        {texts.add}
      </Button>
    </>
  );
});
