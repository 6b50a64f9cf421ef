import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Rail, Split } from '../../../ui/Split.tsx';
import { CandidateActionsHost } from '../../candidates/actions/CandidateActionsHost.tsx';
import { FilterHost } from '../../filter/FilterHost.tsx';
import { JobPane } from './JobPane.tsx';
import { JobRail } from './JobRail.tsx';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

interface Presented {
  readonly presenter: OpportunityPresenter;
}

/** Until the job says whether it is active or closed, the page is just about jobs. */
const texts = {
  ACTIVE: { title: 'Active Jobs', others: 'View Closed Jobs', href: recruitPath('PREVIOUS') },
  CLOSED: { title: 'Closed Jobs', others: 'View Active Jobs', href: recruitPath('ACTIVE') },
};

export const OpportunityView = observer(function OpportunityView({ presenter }: Presented) {
  const { status, jobs } = presenter;
  const { title, others, href } = status === null ? { title: 'Jobs', others: '', href: '' } : texts[status];
  return (
    <>
      <PageHeader title={title} {...(jobs.value && { count: countOf(jobs.value) })}>
        {others !== '' && (
          <ButtonLink variant="bare" flush="end" href={href}>
            {others}
          </ButtonLink>
        )}
      </PageHeader>
      <Split
        rail={
          jobs.value?.length !== 0 && (
            <Rail label="Jobs">
              <JobRail presenter={presenter} />
            </Rail>
          )
        }
      >
        <JobPane presenter={presenter} />
      </Split>
      <FilterHost modal={presenter.filterModal} />
      <CandidateActionsHost actions={presenter.actions} />
    </>
  );
});

function countOf({ length }: readonly unknown[]) {
  return { value: length, unit: length === 1 ? 'job' : 'jobs' };
}
