import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../../navigation/addresses.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Rail, Split } from '../../../ui/layout/Split.tsx';
import { CandidateActionsDialog } from '../../candidates/actions/CandidateActionsDialog.tsx';
import { FilterDialog } from '../../filter/FilterDialog.tsx';
import { texts as shared } from '../texts.ts';
import { JobPane } from './JobPane.tsx';
import { JobRail } from './JobRail.tsx';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: OpportunityPresenter;
}

/** Where the jobs of the other status are. */
const others = {
  ACTIVE: { label: shared.viewClosed, href: recruitPath('PREVIOUS') },
  CLOSED: { label: shared.viewActive, href: recruitPath('ACTIVE') },
};

export const OpportunityView = observer(function OpportunityView({ presenter }: Presented) {
  const { status, jobs } = presenter;
  // Until the job says whether it is active or closed, the page is just about jobs.
  const title = status === null ? shared.jobs : texts.titles[status];
  return (
    <>
      <PageHeader title={title} {...(jobs.value && { count: shared.count(jobs.value.length) })}>
        {status !== null && (
          <ButtonLink variant="bare" flush="end" href={others[status].href}>
            {others[status].label}
          </ButtonLink>
        )}
      </PageHeader>
      <Split
        rail={
          jobs.value?.length !== 0 && (
            <Rail label={shared.jobs}>
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
