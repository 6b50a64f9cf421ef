import { documentEndings } from '@glo/domain/files/document';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Divider } from '../../ui/layout/Divider.tsx';
import { FilePicker } from '../../ui/fields/files/FilePicker.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { FormActions } from '../../ui/actions/FormActions.tsx';
import { Link } from '../../ui/tokens/icons.ts';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { documentNote } from './document-note.ts';
import type { EvidenceForm } from './evidence-form.ts';
import { SubmitState } from './SubmitState.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts } from './texts.ts';

interface EvidenceFieldsProps {
  readonly evidence: EvidenceForm;
  readonly withCin?: boolean;
  readonly busy?: boolean;
  readonly start?: ReactNode;
  readonly submitLabel: string;
}

const labels = { cin: texts.oneOfThree, link: texts.oneOfTwo };

export const EvidenceFields = observer(function EvidenceFields(props: EvidenceFieldsProps) {
  const { evidence, withCin = false, busy = false, start, submitLabel } = props;
  const { form, sending } = evidence;
  // Later changes would not be sent. Read-only fields keep the focus.
  const readOnly = evidence.busy || busy;
  return (
    <Form onSubmit={evidence.submit}>
      <Stack gap={5}>
        {withCin && (
          <>
            <TextField
              label={texts.cin}
              autoComplete="off"
              placeholder={texts.cinHint}
              readOnly={readOnly}
              warning={evidence.cinWarning}
              field={form.fields.cin}
            />
            <Divider>{texts.orDocument}</Divider>
          </>
        )}
        <TextField
          label={texts.link}
          type="url"
          autoComplete="off"
          placeholder={texts.linkStart}
          icon={<Link />}
          readOnly={readOnly}
          field={form.fields.link}
        />
        {!withCin && <Divider>{texts.or}</Divider>}
        <Upload evidence={evidence} disabled={sending.pending || busy} />
        <Text tone="muted">{texts.nextSteps}</Text>
        <FormActions start={start}>
          <SubmitButton missing={form.missing(labels)} busy={readOnly} softDisabled={!evidence.canGoOn}>
            {submitLabel}
          </SubmitButton>
        </FormActions>
        <SubmitState action={sending} />
      </Stack>
    </Form>
  );
});

interface UploadProps {
  readonly evidence: EvidenceForm;
  /** A pending upload can still be canceled. */
  readonly disabled: boolean;
}

const Upload = observer(function Upload({ evidence, disabled }: UploadProps) {
  const { document: upload, tooMany } = evidence;
  const { document, uploading } = upload;
  const lost = upload.lost === '' ? undefined : texts.fileLost(upload.lost);
  return (
    <>
      <FilePicker
        label={texts.file}
        hint={texts.fileHint}
        warning={(document === null ? lost : undefined) ?? tooMany ?? undefined}
        accept={documentEndings.join(',')}
        file={document && { name: document.name, note: documentNote(document) }}
        disabled={disabled}
        busy={uploading.pending}
        progress={upload.progress}
        onPick={(file) => void upload.pick(file)}
        onRefuse={upload.refuse}
        onRemove={upload.remove}
        onRetry={upload.failed ? () => void uploading.restart() : undefined}
      />
      {uploading.slow && <SlowNote onCancel={upload.remove} onRetry={() => void uploading.restart()} />}
    </>
  );
});
