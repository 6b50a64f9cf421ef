import type { Job } from '@glo/domain/jobs/job';
import { firstWord } from '@glo/domain/shared/text';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import type { Resource } from '../../state/resource.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { contentWidth } from '../../ui/layout/content-width.ts';
import { Panel, Split } from '../../ui/layout/Split.tsx';
import { Scroll } from '../../ui/layout/Scroll.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { toastPlace } from '../../ui/layout/toast-place.ts';
import { JobCards, JobCardsSkeleton } from '../hiring/JobCards.tsx';
import { Loaded } from '../Loaded.tsx';
import type { DashboardPresenter } from './dashboard-presenter.ts';
import styles from './DashboardView.module.css';
import { ProfilePanel } from './ProfilePanel.tsx';
import { texts } from './texts.ts';
import { QuickActions } from './QuickActions.tsx';

interface Presented {
  readonly presenter: DashboardPresenter;
}

export const DashboardView = observer(function DashboardView({ presenter }: Presented) {
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
      <header className={cx(styles.greeting, contentWidth.dashboard)}>
        <div ref={toastPlace} className={styles.toasts} />
        <EntryTitle title={texts.hello(firstWord(recruiter.name))}>{texts.welcome(productName)}</EntryTitle>
      </header>
      <Scroll label={texts.label} gutter="dashboard">
        <Stack gap={6}>
          <QuickActions folders={presenter.folders} />
          <ActiveJobs presenter={presenter} />
          <PreviousJobs presenter={presenter} />
        </Stack>
      </Scroll>
    </Split>
  );
});

const ActiveJobs = observer(function ActiveJobs({ presenter }: Presented) {
  return (
    <JobSection
      title={texts.active}
      href={recruitPath('ACTIVE')}
      resource={presenter.active}
      empty={
        <EmptyState title={texts.noActive} text={texts.noActiveHelp}>
          <ButtonLink href={paths.jobForm}>{texts.post}</ButtonLink>
        </EmptyState>
      }
    >
      <JobCards inThree jobs={presenter.shownActive} shortlistedCounts={presenter.shortlistedCounts} />
    </JobSection>
  );
});

const PreviousJobs = observer(function PreviousJobs({ presenter }: Presented) {
  return (
    <JobSection
      title={texts.previous}
      href={recruitPath('PREVIOUS')}
      resource={presenter.past}
      empty={
        <EmptyState title={texts.noPrevious} text={texts.noPreviousHelp}>
          <ButtonLink href={recruitPath('ACTIVE')}>{texts.viewActive}</ButtonLink>
        </EmptyState>
      }
    >
      <JobCards inThree jobs={presenter.shownPast} shortlistedCounts={presenter.shortlistedCounts} />
    </JobSection>
  );
});

interface JobSectionProps {
  readonly title: string;
  /** Where View All leads. */
  readonly href: string;
  readonly resource: Resource<readonly Job[]>;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

const JobSection = observer(function JobSection({ title, href, resource, empty, children }: JobSectionProps) {
  const isFramed = resource.state === 'failed' || resource.value?.length === 0;
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <TextLink quiet href={href}>
          {texts.viewAll}
          <span className="visually-hidden"> {title}</span>
        </TextLink>
      </div>
      <div className={cx(styles.jobs, isFramed && styles.framed)}>
        <Loaded
          resource={resource}
          what={title}
          skeleton={<JobCardsSkeleton inThree label={texts.loading(title)} cards={3} />}
        >
          {(jobs) => (jobs.length > 0 ? children : empty)}
        </Loaded>
      </div>
    </section>
  );
});
