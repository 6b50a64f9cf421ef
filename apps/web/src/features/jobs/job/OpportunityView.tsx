import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { PageHeader } from '../../../ui/layout/Page.tsx';
import { Rail, Split } from '../../../ui/layout/Split.tsx';
import { CandidateActionsDialog } from '../../candidate-list/index.ts';
import { FilterDialog } from '../../filter/FilterDialog.tsx';
import { texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import { JobPane } from './JobPane.tsx';
import { JobRail } from './rail/JobRail.tsx';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

export const OpportunityView = observer(function OpportunityView({ presenter }: Presented<OpportunityPresenter>) {
  const { job, colleague } = presenter;
  const { list: jobs, status, otherJobs } = presenter.rail;
  // Without a job, the pane itself reports a failed or empty list.
  const hasRail = jobs?.state === 'failed' ? job !== null : jobs?.value?.length !== 0;
  // Neutral title until the status is known.
  const title = status === null ? shared.jobs : (colleague === null ? texts.titles : texts.ownTitles)[status];
  return (
    <>
      <PageHeader
        title={title}
        // Colleagues' jobs are listed only on the company page.
        start={colleague !== null && <BackLink href={paths.companyPage}>{shared.companyPage}</BackLink>}
        {...(jobs?.value && { count: shared.count(jobs.value.length) })}
      >
        {otherJobs !== null && (
          <ButtonLink variant="bare" flush="end" href={otherJobs.to}>
            {otherJobs.label}
          </ButtonLink>
        )}
      </PageHeader>
      <Split
        rail={
          hasRail && (
            <Rail label={colleague === null ? shared.jobs : title}>
              <JobRail presenter={presenter} />
            </Rail>
          )
        }
      >
        <JobPane presenter={presenter} />
      </Split>
      <FilterDialog modal={presenter.filterModal} />
      <CandidateActionsDialog actions={presenter.actions} />
    </>
  );
});
