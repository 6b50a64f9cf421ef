import { observer } from 'mobx-react-lite';
import { Callout } from '../../../ui/Callout.tsx';
import { FormSection, FullRow } from '../../../ui/FormSection.tsx';
import { TriangleAlert } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { SupportPage } from '../SupportPage.tsx';
import type { ReportUserPresenter } from './report-user-presenter.ts';
import { ReportForm } from './ReportForm.tsx';
import styles from './report.module.css';

export const ReportUserView = observer(function ReportUserView(props: { readonly presenter: ReportUserPresenter }) {
  const { report, person } = props.presenter;
  return (
    <SupportPage title="Report user">
      {report && <ReportForm report={report} lead={{ title: person ?? '', text: 'What did this person do?' }} />}
      <FormSection title="How to report somebody">
        <FullRow>
          <Stack gap={5}>
            <ol className={styles.steps}>
              <li>Open the profile of the person you want to report.</li>
              <li>Press the three dots on the profile.</li>
              <li>Choose Report User.</li>
            </ol>
            <Callout tone="danger" icon={<TriangleAlert />} title="Please report only what is true">
              <p>False reports may have consequences.</p>
            </Callout>
          </Stack>
        </FullRow>
      </FormSection>
    </SupportPage>
  );
});
