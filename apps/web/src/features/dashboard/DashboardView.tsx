import { givenName } from '@glo/domain/shared/given-name';
import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../navigation/addresses.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { Loading } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { Panel, Split } from '../../ui/layout/Split.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FailedVerification } from '../verification/FailedVerification.tsx';
import type { Presented } from '../screen.ts';
import type { DashboardPresenter } from './dashboard-presenter.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { JobRowsSkeleton, JobSection } from './JobSection.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { QuickActions } from './QuickActions.tsx';
import { texts } from './texts.ts';
import { ToReview, ToReviewSkeleton } from './ToReview.tsx';

export const DashboardView = observer(function DashboardView({ presenter }: Presented<DashboardPresenter>) {
  const { productName } = useConfiguration();
  const { recruiter } = presenter;
  if (recruiter === null) return null;
  return (
    <Split
      panel={
        <Panel label={texts.profile}>
          <ProfilePanel recruiter={recruiter} onSignOut={() => void presenter.signOut()} />
        </Panel>
      }
    >
      <PageHeader title={texts.hello(givenName(recruiter.name))} subtitle={texts.welcome(productName)} />
      <Scroll label={texts.label}>
        <Stack gap={6}>
          <FailedVerification recruiter={recruiter} />
          <QuickActions folders={presenter.inFolders} isQuiet={presenter.steps !== null} />
          <Lists presenter={presenter} />
        </Stack>
      </Scroll>
    </Split>
  );
});

/** Waits for both lists, so that nothing is pushed down. */
const Lists = observer(function Lists({ presenter }: Presented<DashboardPresenter>) {
  if (presenter.isLoading) {
    return (
      <Loading label={texts.loading(texts.active)}>
        <ToReviewSkeleton />
        <JobRowsSkeleton />
        <JobRowsSkeleton />
      </Loading>
    );
  }
  return (
    <>
      <NextSteps presenter={presenter} />
      <Jobs presenter={presenter} />
    </>
  );
});

const NextSteps = observer(function NextSteps({ presenter }: Presented<DashboardPresenter>) {
  const { steps, recruiter, hasApplicants } = presenter;
  if (steps !== null && recruiter !== null) {
    return <FirstSteps steps={steps} recruiter={recruiter} onThirdStep={presenter.markThirdStepDone} />;
  }
  return hasApplicants ? <ToReview presenter={presenter} /> : null;
});

const Jobs = observer(function Jobs({ presenter }: Presented<DashboardPresenter>) {
  const { active, past, shownActive, shownPast, shortlists, hasNoJobs } = presenter;
  return (
    <Stack gap={6} {...(hasNoJobs && { columns: 2 })}>
      <JobSection
        shortlists={shortlists}
        title={texts.active}
        href={recruitPath('ACTIVE')}
        resource={active}
        jobs={shownActive}
        none={texts.noActive}
        help={hasNoJobs ? null : texts.noActiveHelp}
      />
      <JobSection
        shortlists={shortlists}
        title={texts.previous}
        href={recruitPath('CLOSED')}
        resource={past}
        jobs={shownPast}
        none={texts.noPrevious}
        help={hasNoJobs ? null : texts.noPreviousHelp}
      />
    </Stack>
  );
});
