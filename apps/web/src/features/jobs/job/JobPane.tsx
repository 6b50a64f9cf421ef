import type { Job } from '@glo/domain/jobs/job';
import { longDate, shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { jobDetailsPath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { BodyHeader } from '../../../ui/layout/BodyHeader.tsx';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { oncePerDoubleClick } from '../../../ui/actions/click-handlers.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Tabs } from '../../../ui/actions/Tabs.tsx';
import { UnknownJob } from '../UnknownJob.tsx';
import { CandidateListSkeleton, MainButtons } from '../../candidate-list/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import { CandidateTab } from './CandidateTab.tsx';
import { tabs } from './job-candidates.ts';
import styles from './JobPane.module.css';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

export const JobPane = observer(function JobPane({ presenter }: Presented<OpportunityPresenter>) {
  const { job, rail } = presenter;
  const jobs = rail.list;
  if (job === null && (jobs?.state === 'failed' || jobs?.value?.length === 0)) {
    return (
      <Loaded inPane resource={jobs} name={shared.jobs} skeleton={null}>
        {() => <NoJobs />}
      </Loaded>
    );
  }
  return (
    <Loaded inPane resource={job} name={texts.job} refused={<UnknownJob />} skeleton={<JobPaneSkeleton />}>
      {(opened) => (
        <>
          <JobHead presenter={presenter} job={opened} />
          <JobTabs presenter={presenter} />
          <SlowChange presenter={presenter} job={opened} />
        </>
      )}
    </Loaded>
  );
});

const JobHead = observer(function JobHead({ presenter, job }: Presented<OpportunityPresenter> & { readonly job: Job }) {
  const { company, statusChange, closing, colleague, rail } = presenter;
  const date = longDate(job.createdAt);
  const posted = shortDate(job.createdAt);
  const count = shared.applicantCount(rail.reviews.asShown(job).applicantCount);
  const own = [...(posted === '' ? [] : [texts.postedOn(posted)]), count];
  const facts = colleague === null ? own : [texts.postedBy(colleague.name, date), count, texts.readOnly];
  return (
    <BodyHeader
      start={company && <Avatar square size="sm" name={company.name} pictureUrl={company.imageUrl} />}
      title={job.title}
      name={colleague === null ? company?.name : undefined}
      facts={facts}
    >
      {colleague === null && (
        <Button
          variant="bare"
          flush="start"
          busy={statusChange.isChanging(job.id) || closing.isCounting}
          onClick={oncePerDoubleClick(() => void statusChange.toggle(job))}
        >
          {texts.statusButton[job.status]}
        </Button>
      )}
      <ButtonLink href={jobDetailsPath(job.id)}>{colleague === null ? texts.manage : texts.read}</ButtonLink>
    </BodyHeader>
  );
});

const SlowChange = observer(function SlowChange({
  presenter: { statusChange },
  job,
}: Presented<OpportunityPresenter> & { readonly job: Job }) {
  if (!statusChange.isSlow(job.id)) return null;
  return (
    <div className={styles.slow}>
      <SlowNote onCancel={() => statusChange.stopWaiting(job.id)} onRetry={() => statusChange.keepWaiting(job.id)} />
    </div>
  );
});

const JobTabs = observer(function JobTabs({ presenter }: Presented<OpportunityPresenter>) {
  const { candidates, activeTab: open, address } = presenter;
  if (candidates === null || open === null) return null;
  return (
    <Tabs
      label={texts.candidates}
      tabs={tabs.map((value) => ({ value, label: texts.tabs[value], count: presenter.countOf(value) }))}
      value={address.tab}
      onChange={presenter.chooseTab}
      end={
        <Row gap={2}>
          <MainButtons list={open.list} isQuiet={presenter.job?.value?.status === 'CLOSED'} />
        </Row>
      }
    >
      <CandidateTab key={open.jobId} presenter={presenter} candidates={candidates} open={open} />
    </Tabs>
  );
});

function NoJobs() {
  return (
    <EmptyState title={shared.noActive} text={shared.noActiveHelp}>
      <ButtonLink href={paths.jobForm}>{shared.post}</ButtonLink>
    </EmptyState>
  );
}

function JobPaneSkeleton() {
  return (
    <>
      <Row gap={3} space={{ paddingTop: 2, paddingBottom: 1, paddingInline: 5 }} aria-hidden="true">
        <Skeleton shape="block" width="32px" height={32} />
        <Skeleton width="240px" height={18} />
        <Skeleton width="160px" />
      </Row>
      <div className={styles.tabs} aria-hidden="true">
        {tabs.map((tab) => (
          <Skeleton key={tab} width="96px" />
        ))}
      </div>
      <CandidateListSkeleton hasBand />
    </>
  );
}
