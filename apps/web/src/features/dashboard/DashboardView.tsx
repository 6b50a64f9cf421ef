import { givenName } from '@glo/domain/shared/given-name';
import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../navigation/addresses.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { Panel, Split } from '../../ui/layout/Split.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FailedVerification } from '../verification/FailedVerification.tsx';
import type { Presented } from '../screen.ts';
import type { DashboardPresenter } from './dashboard-presenter.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { JobSection } from './JobSection.tsx';
import { JobTable } from './JobTable.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { QuickActions } from './QuickActions.tsx';
import { texts } from './texts.ts';
import { ToReview } from './ToReview.tsx';

export const DashboardView = observer(function DashboardView({ presenter }: Presented<DashboardPresenter>) {
  const { productName } = useConfiguration();
  const { recruiter } = presenter;
  if (recruiter === null) return null;
  return (
    <Split
      panel={
        <Panel label={texts.profile}>
          <ProfilePanel recruiter={recruiter} onSignOut={presenter.signOut} />
        </Panel>
      }
    >
      <PageHeader
        title={texts.hello(givenName(recruiter.name))}
        subtitle={texts.welcome(productName)}
        gutter="dashboard"
      />
      <Scroll label={texts.label} gutter="dashboard">
        <Stack gap={6}>
          <FailedVerification recruiter={recruiter} />
          <QuickActions folders={presenter.inFolders} isQuiet={presenter.steps !== null} />
          <Below presenter={presenter} />
        </Stack>
      </Scroll>
    </Split>
  );
});

/** Rendered with both lists, so that nothing below is pushed down. */
const Below = observer(function Below({ presenter }: Presented<DashboardPresenter>) {
  if (presenter.areListsOnTheirWay) return <DashboardSkeleton label={texts.loading(texts.active)} />;
  return (
    <>
      <WhatNow presenter={presenter} />
      <Jobs presenter={presenter} />
    </>
  );
});

const WhatNow = observer(function WhatNow({ presenter }: Presented<DashboardPresenter>) {
  const { steps, recruiter, hasApplicants } = presenter;
  if (steps !== null && recruiter !== null) {
    return <FirstSteps steps={steps} recruiter={recruiter} onThirdStep={presenter.markThirdStepDone} />;
  }
  return hasApplicants ? <ToReview presenter={presenter} /> : null;
});

const Jobs = observer(function Jobs({ presenter }: Presented<DashboardPresenter>) {
  const { active, past, shownActive, shownPast, shortlisted, scale, hasNoJobs } = presenter;
  const help = (text: string) => (hasNoJobs ? null : text);
  return (
    <Stack gap={6} {...(hasNoJobs && { columns: 2 })}>
      <JobSection
        title={texts.active}
        href={recruitPath('ACTIVE')}
        resource={active}
        none={texts.noActive}
        help={help(texts.noActiveHelp)}
      >
        <JobTable label={texts.active} jobs={shownActive} shortlisted={shortlisted} scale={scale} />
      </JobSection>
      <JobSection
        title={texts.previous}
        href={recruitPath('PREVIOUS')}
        resource={past}
        none={texts.noPrevious}
        help={help(texts.noPreviousHelp)}
      >
        <JobTable label={texts.previous} jobs={shownPast} shortlisted={shortlisted} scale={scale} />
      </JobSection>
    </Stack>
  );
});
