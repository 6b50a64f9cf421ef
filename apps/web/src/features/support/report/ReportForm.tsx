import { textMaximum } from '@glo/domain/shared';
import { replyPromise } from '@glo/domain/support';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { FormSection, FullRow } from '../../../ui/FormSection.tsx';
import { Mail } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Report } from './report.ts';
import styles from './report.module.css';

interface ReportFormProps {
  readonly report: Report;
  /** What it is about, and what helps support to understand it. */
  readonly lead: { readonly title: string; readonly text: string };
}

const openedNow = 'Please send the e-mail that was opened';

/** A description, and the e-mail it becomes. */
export const ReportForm = observer(function ReportForm({ report, lead }: ReportFormProps) {
  return (
    <FormSection {...lead}>
      <FullRow>
        <Form onSubmit={report.submit}>
          <Stack gap={5}>
            <TextArea
              label="Description"
              field={report.description}
              maxLength={textMaximum}
              counter
              hint={`Report opens an e-mail ${to(report.address)} in your mail program. Nothing is sent before you send it there.`}
            />
            <output className="visually-hidden">{report.prepared ? openedNow : ''}</output>
            {report.prepared && <Prepared report={report} />}
            <FormActions start={<p className={styles.note}>{replyPromise}</p>}>
              <Button type="submit" variant="fill" size="lg" softDisabled={!report.canSubmit}>
                Report
              </Button>
            </FormActions>
          </Stack>
        </Form>
      </FullRow>
    </FormSection>
  );
});

/** What is left to do, and what to do when no mail program came up. */
const Prepared = observer(function Prepared({ report }: { readonly report: Report }) {
  return (
    <Callout icon={<Mail />} title={openedNow}>
      <p>Your text stays here until it is sent. If no e-mail was opened, copy it and write {to(report.address)}.</p>
      <div className={styles.acts}>
        <Button onClick={report.sent}>I sent it</Button>
        <Button variant="bare" onClick={() => void report.copy()}>
          Copy the text
        </Button>
      </div>
    </Callout>
  );
});

function to(address: string): string {
  return address === '' ? 'to your support contact' : `to ${address}`;
}
