import { observer } from 'mobx-react-lite';
import { CandidateGridSkeleton } from '../../candidates/card/CandidateCardSkeleton.tsx';
import { CandidateListView } from '../../candidates/list/CandidateListView.tsx';
import { Loaded } from '../../Loaded.tsx';
import styles from './CandidateTab.module.css';
import { EmptyTab } from './EmptyTab.tsx';
import { FilterTools } from './FilterTools.tsx';
import type { JobCandidates } from './job-candidates.ts';
import type { ActiveTab } from './active-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';
import { SelectionActions } from './SelectionActions.tsx';

interface CandidateTabProps {
  readonly presenter: OpportunityPresenter;
  readonly candidates: JobCandidates;
  readonly open: ActiveTab;
}

/** What the open tab holds. */
export const CandidateTab = observer(function CandidateTab({ presenter, candidates, open }: CandidateTabProps) {
  return (
    <div className={styles.tab}>
      <Loaded
        inPane
        resource={open.everybody}
        what={texts.lists[open.tab]}
        onRetry={() => candidates.load()}
        skeleton={<Skeleton />}
      >
        {() => <Filtered presenter={presenter} open={open} candidates={candidates} />}
      </Loaded>
    </div>
  );
});

const Filtered = observer(function Filtered({ presenter, candidates, open }: CandidateTabProps) {
  const list = (
    <CandidateListView
      list={open.list}
      tools={<FilterTools presenter={presenter} open={open} />}
      selectionActions={<SelectionActions open={open} />}
      empty={<EmptyTab presenter={presenter} open={open} recommended={candidates.recommended.value?.length ?? 0} />}
    />
  );
  if (open.criteriaCount === 0) return list;
  if (open.passing === null) return <Skeleton />;
  return (
    <Loaded inPane resource={open.passing} what={texts.filtered} skeleton={<Skeleton />}>
      {() => list}
    </Loaded>
  );
});

function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <CandidateGridSkeleton inJob label={texts.loadingCandidates} />
    </div>
  );
}
