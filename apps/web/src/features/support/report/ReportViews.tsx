import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { FormSection, FullRow } from '../../../ui/layout/FormSection.tsx';
import { CircleAlert } from '../../../ui/tokens/icons.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { Presented } from '../../screen.ts';
import { SupportPage } from '../SupportPage.tsx';
import type { BugReportPresenter, NeedHelpPresenter, ReportUserPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportForm.tsx';
import styles from '../support.module.css';
import { reportTexts as texts, texts as shared } from '../texts.ts';

export function BugReportView({ presenter }: Presented<BugReportPresenter>) {
  return (
    <SupportPage title={shared.bug.title}>
      <ReportForm report={presenter.report} lead={shared.bug.lead} />
    </SupportPage>
  );
}

export function NeedHelpView({ presenter }: Presented<NeedHelpPresenter>) {
  return (
    <SupportPage title={shared.help.title}>
      <ReportForm report={presenter.report} lead={shared.help.lead} />
    </SupportPage>
  );
}

export const ReportUserView = observer(function ReportUserView({ presenter }: Presented<ReportUserPresenter>) {
  const { report, subject, person } = presenter;
  const from = subject && { href: subject.href, label: person ?? subject.name };
  return (
    <SupportPage title={shared.user.title} from={from}>
      {report ? (
        <>
          <ReportForm report={report} lead={{ title: person ?? '', text: shared.user.lead }} />
          <OnlyTrue />
        </>
      ) : (
        <FormSection title={texts.howTo}>
          <FullRow>
            <Stack gap={5}>
              <ol className={styles.steps}>
                <li>
                  <span>{`${texts.howToSteps.open} `}</span>
                  <TextLink href={paths.search}>{texts.howToSteps.search}</TextLink>
                </li>
                <li>{texts.howToSteps.dots}</li>
                <li>{texts.howToSteps.choose}</li>
              </ol>
              <OnlyTrue />
            </Stack>
          </FullRow>
        </FormSection>
      )}
    </SupportPage>
  );
});

function OnlyTrue() {
  return (
    <Callout icon={<CircleAlert />} title={texts.onlyTrue}>
      <p>{texts.onlyTrueText}</p>
    </Callout>
  );
}
