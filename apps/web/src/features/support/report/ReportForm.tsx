import { textMaximum } from '@glo/domain/shared/text';
import { replyPromise } from '@glo/domain/support/support-report';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout, CalloutActions } from '../../../ui/feedback/Callout.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { FormSection, FullRow } from '../../../ui/layout/FormSection.tsx';
import { Mail } from '../../../ui/tokens/icons.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import type { Report } from './report.ts';
import { reportTexts as texts } from '../texts.ts';

interface ReportFormProps {
  readonly report: Report;
  readonly lead: { readonly title: string; readonly text: string };
}

export const ReportForm = observer(function ReportForm({ report, lead }: ReportFormProps) {
  return (
    <FormSection {...lead}>
      <FullRow>
        <Form onSubmit={report.submit}>
          <Stack gap={5}>
            <TextArea
              label={texts.description}
              field={report.form.fields.description}
              maxLength={textMaximum}
              counter
              hint={texts.hint(texts.to(report.address))}
            />
            <output className="visually-hidden">{report.prepared ? titleOf(report) : ''}</output>
            {report.prepared && <Prepared report={report} />}
            <FormActions start={<p className="muted">{replyPromise}</p>}>
              <SubmitButton missing={report.form.missing(texts)} softDisabled={!report.form.valid}>
                {texts.submit}
              </SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </FullRow>
    </FormSection>
  );
});

const Prepared = observer(function Prepared({ report }: { readonly report: Report }) {
  const { isTooLong } = report;
  const sent = (
    <Button key="sent" onClick={report.sent}>
      {texts.sent}
    </Button>
  );
  const copy = (
    <Button key="copy" variant={isTooLong ? 'fill' : 'bare'} onClick={() => void report.copy()}>
      {texts.copy}
    </Button>
  );
  return (
    <Callout icon={<Mail />} title={titleOf(report)}>
      <p>{(isTooLong ? texts.tooLongText : texts.openedText)(texts.to(report.address))}</p>
      <CalloutActions>{isTooLong ? [copy, sent] : [sent, copy]}</CalloutActions>
    </Callout>
  );
});

const titleOf = ({ isTooLong }: Report) => (isTooLong ? texts.tooLong : texts.opened);
