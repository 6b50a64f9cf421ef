import { textMaximum } from '@glo/domain/shared/text';
import { replyPromise } from '@glo/domain/support/support-report';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Callout, CalloutActions } from '../../../ui/feedback/Callout.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { FormSection, FullRow } from '../../../ui/layout/FormSection.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { CircleAlert, Mail } from '../../../ui/tokens/icons.ts';
import { FormPage } from '../../FormPage.tsx';
import type { Presented } from '../../screen.ts';
import { Text } from '../../../ui/display/Text.tsx';
import styles from '../support.module.css';
import { reportTexts as texts, texts as shared } from '../texts.ts';
import type { BugReportPresenter, NeedHelpPresenter, ReportUserPresenter } from './report-presenters.ts';
import type { Report } from './report.ts';

const helpCentre = { href: paths.helpCentre, label: shared.title };

export function BugReportView({ presenter }: Presented<BugReportPresenter>) {
  return (
    <FormPage title={shared.bug.title} back={helpCentre}>
      <ReportForm report={presenter.report} lead={shared.bug.lead} />
    </FormPage>
  );
}

export function NeedHelpView({ presenter }: Presented<NeedHelpPresenter>) {
  return (
    <FormPage title={shared.help.title} back={helpCentre}>
      <ReportForm report={presenter.report} lead={shared.help.lead} />
    </FormPage>
  );
}

export const ReportUserView = observer(function ReportUserView({ presenter }: Presented<ReportUserPresenter>) {
  const { report, subject, person } = presenter;
  const back = subject ? { href: subject.href, label: person ?? subject.name } : helpCentre;
  return (
    <FormPage title={shared.user.title} back={back}>
      {subject ? (
        <>
          <ReportForm report={report} lead={{ title: person ?? '', text: shared.user.lead }} />
          <OnlyTrue />
        </>
      ) : (
        <FormSection title={texts.howTo}>
          <FullRow>
            <Stack gap={5}>
              <Stack as="ol" gap={2} space={{ paddingLeft: 5 }} className={styles.steps}>
                <li>
                  <span>{`${texts.howToSteps.open} `}</span>
                  <TextLink href={paths.search}>{texts.howToSteps.search}</TextLink>
                </li>
                <li>{texts.howToSteps.dots}</li>
                <li>{texts.howToSteps.choose}</li>
              </Stack>
              <OnlyTrue />
            </Stack>
          </FullRow>
        </FormSection>
      )}
    </FormPage>
  );
});

function OnlyTrue() {
  return (
    <Callout icon={<CircleAlert />} title={texts.onlyTrue}>
      <p>{texts.onlyTrueText}</p>
    </Callout>
  );
}

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
            <FormActions start={<Text tone="muted">{replyPromise}</Text>}>
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
