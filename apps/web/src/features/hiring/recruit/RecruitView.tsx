import { observer } from 'mobx-react-lite';
import { paths, recruitPath } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobCards, JobCardsSkeleton } from '../JobCards.tsx';
import type { RecruitPresenter } from './recruit-presenter.ts';

const choices = [
  { value: 'ACTIVE', label: 'View Active Jobs' },
  { value: 'CLOSED', label: 'View Closed Jobs' },
] as const;

export const RecruitView = observer(function RecruitView({ presenter }: { readonly presenter: RecruitPresenter }) {
  const { status, jobs } = presenter;
  const what = status === 'ACTIVE' ? 'Active jobs' : 'Closed jobs';
  return (
    <>
      <PageHeader title="JOB POSTED" {...(jobs.value && { count: { value: jobs.value.length, unit: 'jobs' } })}>
        {status && <SegmentedSwitch label="Jobs" options={choices} value={status} onChange={presenter.show} />}
      </PageHeader>
      <Scroll label={what}>
        <Loaded resource={jobs} what={what} skeleton={<JobCardsSkeleton label="Loading jobs" cards={6} />}>
          {(list) => (list.length > 0 ? <JobCards jobs={list} /> : <NoJobs status={status} />)}
        </Loaded>
      </Scroll>
    </>
  );
});

function NoJobs({ status }: Pick<RecruitPresenter, 'status'>) {
  return status === 'ACTIVE' ? (
    <EmptyState title="No Active Jobs!" text="Post an opportunity and its applicants appear here.">
      <ButtonLink href={paths.jobForm}>Post an opportunity</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="No Previous Jobs Posted!" text="Jobs that are closed stay here with their candidates.">
      <ButtonLink href={recruitPath('ACTIVE')}>View Active Jobs</ButtonLink>
    </EmptyState>
  );
}
