import type { JobOrder } from '@glo/domain/jobs';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { paths, recruitPath } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ArrowDownWideNarrow } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx';
import { Toolbar } from '../../../ui/Toolbar.tsx';
import { ToolSelect } from '../../../ui/ToolSelect.tsx';
import { Loaded } from '../../Loaded.tsx';
import { JobCards, JobCardsSkeleton } from '../JobCards.tsx';
import type { RecruitPresenter } from './recruit-presenter.ts';

const choices = [
  { value: 'ACTIVE', label: 'View Active Jobs' },
  { value: 'CLOSED', label: 'View Closed Jobs' },
] as const;

const orders: readonly { readonly value: JobOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'applicants', label: 'Most applicants' },
  { value: 'title', label: 'Title' },
];

interface Presented {
  readonly presenter: RecruitPresenter;
}

export const RecruitView = observer(function RecruitView({ presenter }: Presented) {
  const { status, jobs } = presenter;
  const what = status === 'ACTIVE' ? 'Active jobs' : 'Closed jobs';
  return (
    <>
      <PageHeader title="JOB POSTED" {...(jobs.value && { count: countOf(jobs.value) })}>
        {status && <SegmentedSwitch label="Jobs" options={choices} value={status} onChange={presenter.show} />}
      </PageHeader>
      {presenter.hasTools && (
        <Toolbar>
          <SearchBox label="Find a job" value={presenter.typed} onChange={presenter.find} />
          <ToolSelect
            label="Order"
            icon={<ArrowDownWideNarrow />}
            options={orders}
            value={presenter.order}
            onChange={presenter.sort}
          />
        </Toolbar>
      )}
      <JobList key={what} label={what} presenter={presenter} />
    </>
  );
});

const JobList = observer(function JobList({ label, presenter }: Presented & { readonly label: string }) {
  const scroll = useRef<HTMLElement>(null);
  const { jobs } = presenter;
  const isThere = jobs.value !== null;

  useEffect(() => {
    const element = scroll.current;
    if (!isThere || element === null) return undefined;
    element.scrollTop = presenter.startAt;
    const scrolled = () => presenter.scrolled(element.scrollTop);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [presenter, isThere]);

  return (
    <Scroll label={label} scrollRef={scroll}>
      <Loaded resource={jobs} what={label} skeleton={<JobCardsSkeleton label="Loading jobs" cards={6} />}>
        {(list) => (list.length > 0 ? <FoundJobs presenter={presenter} /> : <NoJobs status={presenter.status} />)}
      </Loaded>
    </Scroll>
  );
});

const FoundJobs = observer(function FoundJobs({ presenter }: Presented) {
  const found = presenter.shown ?? [];
  if (found.length > 0) return <JobCards jobs={found} />;
  return (
    <EmptyState title="No job found" text={`Nothing here holds “${presenter.typed.trim()}”.`}>
      <Button onClick={() => presenter.find('')}>Show all</Button>
    </EmptyState>
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

function countOf({ length }: readonly unknown[]) {
  return { value: length, unit: length === 1 ? 'job' : 'jobs' };
}
