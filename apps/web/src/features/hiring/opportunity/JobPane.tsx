import type { RecruiterCompany } from '@glo/domain/account';
import type { Job } from '@glo/domain/jobs';
import { longDate } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { BodyHeader } from '../../../ui/BodyHeader.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Loaded } from '../../Loaded.tsx';
import { CandidateTab } from './CandidateTab.tsx';
import type { Tab } from './job-candidates.ts';
import { JobPaneSkeleton } from './JobPaneSkeleton.tsx';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

interface Presented {
  readonly presenter: OpportunityPresenter;
}

/** The chosen job and its candidates. */
export const JobPane = observer(function JobPane({ presenter }: Presented) {
  const { job, jobs } = presenter;
  if (job === null) return jobs.value?.length === 0 ? <NoJobs /> : <JobPaneSkeleton />;
  return (
    <Loaded inPane resource={job} what="This job" skeleton={<JobPaneSkeleton />}>
      {(opened) => (
        <>
          <JobHead company={presenter.company} job={opened} />
          <JobTabs presenter={presenter} job={opened} />
        </>
      )}
    </Loaded>
  );
});

function JobHead({ company, job }: { readonly company: RecruiterCompany | null; readonly job: Job }) {
  const facts = [company?.name, `Posted ${longDate(job.createdAt)}`, `${job.applicantCount} Applicants`];
  return (
    <BodyHeader
      start={company && <Avatar square size="lg" name={company.name} pictureUrl={company.imageUrl} />}
      title={job.title}
      facts={facts.filter((fact) => fact !== undefined)}
    />
  );
}

const JobTabs = observer(function JobTabs({ presenter, job }: Presented & { readonly job: Job }) {
  const { candidates, tab } = presenter;
  if (candidates === null) return null;
  const count = (of: Tab) => candidates.list(of).value?.length ?? null;
  return (
    <Tabs
      label="Candidates"
      tabs={[
        { value: 'applicants', label: 'APPLICANTS', count: count('applicants') },
        { value: 'recommended', label: 'RECOMMENDED', count: count('recommended') },
        { value: 'shortlisted', label: 'SHORTLISTED', count: count('shortlisted') },
      ]}
      value={tab}
      onChange={presenter.chooseTab}
    >
      <CandidateTab key={tab} presenter={presenter} candidates={candidates} job={job} />
    </Tabs>
  );
});

function NoJobs() {
  return (
    <EmptyState title="No Active Jobs!" text="Post an opportunity and its applicants appear here.">
      <ButtonLink href={paths.jobForm}>Post an opportunity</ButtonLink>
    </EmptyState>
  );
}
