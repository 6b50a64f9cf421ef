import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NobodyPasses } from '../../filter/FilteredList.tsx';
import type { JobTab } from './job-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

interface EmptyTabProps {
  readonly presenter: OpportunityPresenter;
  readonly open: JobTab;
  readonly recommended: number;
}

export const EmptyTab = observer(function EmptyTab({ presenter, open, recommended }: EmptyTabProps) {
  if (open.filter.criteriaCount > 0 && open.resource.value?.length !== 0) {
    return <NobodyPasses onChange={presenter.openFilter} onReset={presenter.resetFilter} />;
  }
  const { colleague } = presenter;
  const isClosed = presenter.job?.value?.status === 'CLOSED';
  const search = <ButtonLink href={paths.search}>{texts.search}</ButtonLink>;
  switch (open.tab) {
    case 'applicants':
      return recommended > 0 ? (
        <EmptyState
          title={texts.noApplicants}
          text={(isClosed ? texts.closedButRecommended : texts.lookAtRecommended)(recommended)}
        >
          <Button onClick={() => presenter.chooseTab('recommended')}>{texts.seeRecommended}</Button>
        </EmptyState>
      ) : (
        <EmptyState title={texts.noApplicants} text={isClosed ? texts.closed : texts.noApplicantsHelp}>
          {search}
        </EmptyState>
      );
    case 'recommended':
      return (
        <EmptyState title={texts.noRecommendation} text={texts.noRecommendationHelp}>
          {search}
        </EmptyState>
      );
    case 'shortlisted':
      return (
        <EmptyState
          title={texts.noShortlisted}
          text={colleague === null ? texts.noShortlistedHelp : texts.noShortlistedBy(colleague.name)}
        >
          <Button onClick={() => presenter.chooseTab('applicants')}>{texts.seeApplicants}</Button>
        </EmptyState>
      );
  }
});
