import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CandidateGridSkeleton, CandidateListSkeleton, CandidateListView } from '../../candidate-list/index.ts';
import { FilteredList, FilterTools, NobodyPasses } from '../../filter/FilterableListView.tsx';
import { Loaded } from '../../Loaded.tsx';
import styles from './JobPane.module.css';
import { JobNotice } from './notice/JobNotice.tsx';
import type { JobCandidates } from './job-candidates.ts';
import type { JobTab } from './job-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

interface CandidateTabProps {
  readonly presenter: OpportunityPresenter;
  readonly candidates: JobCandidates;
  readonly open: JobTab;
}

export const CandidateTab = observer(function CandidateTab({ presenter, candidates, open }: CandidateTabProps) {
  return (
    <div className={styles.tab}>
      <Loaded
        inPane
        resource={open.resource}
        name={texts.lists[open.tab]}
        onRetry={() => candidates.load()}
        skeleton={<CandidateListSkeleton hasBand />}
      >
        {() => <Filtered presenter={presenter} open={open} candidates={candidates} />}
      </Loaded>
    </div>
  );
});

const Filtered = observer(function Filtered({ presenter, candidates, open }: CandidateTabProps) {
  return (
    <CandidateListView
      list={open.list}
      tools={!open.list.isEmpty && <FilterTools list={open.list} filter={open.filter} onOpen={presenter.openFilter} />}
      note={<JobNotice presenter={presenter} />}
      empty={<EmptyTab presenter={presenter} open={open} candidates={candidates} />}
      renderCards={(cards) => (
        <FilteredList filter={open.filter} onReset={open.list.reset} skeleton={<CandidateGridSkeleton />}>
          {cards}
        </FilteredList>
      )}
    />
  );
});

const EmptyTab = observer(function EmptyTab({ presenter, open, candidates }: CandidateTabProps) {
  if (open.filter.criteriaCount > 0 && open.resource.value?.length !== 0) {
    return <NobodyPasses onChange={presenter.openFilter} onReset={open.list.reset} />;
  }
  const { colleague } = presenter;
  const recommended = candidates.recommended.value?.length ?? 0;
  const isClosed = presenter.job?.value?.status === 'CLOSED';
  const search = <ButtonLink href={paths.search}>{texts.search}</ButtonLink>;
  const gone = candidates.shown.length;
  switch (open.tab) {
    case 'applicants':
      if (gone > 0) {
        return (
          <EmptyState title={texts.applicantsGone} text={texts.applicantsGoneHelp(gone)}>
            {search}
          </EmptyState>
        );
      }
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
