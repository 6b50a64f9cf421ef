import type { Candidate } from '@glo/domain/candidates';
import type { Job } from '@glo/domain/jobs';
import { observer } from 'mobx-react-lite';
import { candidatePath } from '../../../navigation/paths.ts';
import { CandidateCard, type ShortlistOffer } from '../../../ui/CandidateCard.tsx';
import { CandidateGridSkeleton } from '../../../ui/CandidateCardSkeleton.tsx';
import { CandidateGrid } from '../../../ui/CandidateGrid.tsx';
import { cardOf } from '../../candidates/card-of.ts';
import { Loaded } from '../../Loaded.tsx';
import styles from './CandidateTab.module.css';
import { EmptyTab } from './EmptyTab.tsx';
import type { JobCandidates, Tab } from './job-candidates.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

interface CandidateTabProps {
  readonly presenter: OpportunityPresenter;
  readonly candidates: JobCandidates;
  readonly job: Job;
}

const names: Readonly<Record<Tab, string>> = {
  applicants: 'Applicants',
  recommended: 'Recommended candidates',
  shortlisted: 'Shortlisted candidates',
};

/** What the open tab holds. */
export const CandidateTab = observer(function CandidateTab({ presenter, candidates, job }: CandidateTabProps) {
  const { tab } = presenter;
  return (
    <div className={styles.tab}>
      <Loaded
        inPane
        resource={candidates.list(tab)}
        what={names[tab]}
        onRetry={() => candidates.load()}
        skeleton={<CandidateGridSkeleton label="Loading candidates" />}
      >
        {(list) =>
          list.length > 0 ? (
            <CandidateGrid
              label={names[tab]}
              items={list}
              itemKey={idOf}
              renderItem={(candidate) => <Card tab={tab} candidate={candidate} candidates={candidates} job={job} />}
            />
          ) : (
            <EmptyTab presenter={presenter} recommended={candidates.recommended.value?.length ?? 0} />
          )
        }
      </Loaded>
    </div>
  );
});

interface CardProps extends Omit<CandidateTabProps, 'presenter'> {
  readonly tab: Tab;
  readonly candidate: Candidate;
}

const Card = observer(function Card({ tab, candidate, candidates, job }: CardProps) {
  const { shortlist } = candidates;
  const taken = tab === 'shortlisted' ? 'remove' : 'shortlisted';
  const offer: ShortlistOffer = {
    state: shortlist.ids.has(candidate.id) ? taken : 'shortlist',
    // What was pressed shows at once; only what waits for the list itself looks busy.
    busy: shortlist.list.value === null && shortlist.busy.has(candidate.id),
    onPress: () => void shortlist.toggle(candidate),
  };
  return (
    <CandidateCard
      {...cardOf(candidate, job.skills)}
      viewed={candidates.isViewed(candidate.id)}
      shortlist={offer}
      profileHref={candidatePath(candidate.id, job.id, tab === 'applicants' ? undefined : tab)}
    />
  );
});

const idOf = (candidate: Candidate) => candidate.id;
