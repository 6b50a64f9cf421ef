import { observer } from 'mobx-react-lite';
import { CandidateGridSkeleton, CandidateListSkeleton, CandidateListView } from '../../people/people.ts';
import { FilteredList } from '../../filter/FilteredList.tsx';
import { FilterTools } from '../../filter/FilterTools.tsx';
import { Loaded } from '../../Loaded.tsx';
import styles from './CandidateTab.module.css';
import { EmptyTab } from './EmptyTab.tsx';
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
        what={texts.lists[open.tab]}
        onRetry={() => candidates.load()}
        skeleton={<CandidateListSkeleton withLine label={texts.loadingCandidates} />}
      >
        {() => <Filtered presenter={presenter} open={open} candidates={candidates} />}
      </Loaded>
    </div>
  );
});

const Filtered = observer(function Filtered({ presenter, candidates, open }: CandidateTabProps) {
  const { openFilter, resetFilter } = presenter;
  return (
    <CandidateListView
      list={open.list}
      tools={
        <FilterTools
          filter={open.filter}
          onOpen={openFilter}
          onReset={resetFilter}
          canReset={presenter.canResetFilter}
        />
      }
      empty={<EmptyTab presenter={presenter} open={open} recommended={candidates.recommended.value?.length ?? 0} />}
      renderCards={(cards) => (
        <FilteredList
          filter={open.filter}
          onReset={resetFilter}
          skeleton={<CandidateGridSkeleton withLine label={texts.loadingCandidates} />}
        >
          {cards}
        </FilteredList>
      )}
    />
  );
});
