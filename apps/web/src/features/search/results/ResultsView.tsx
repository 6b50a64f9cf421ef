import type { SearchCriteria } from '@glo/domain/search';
import { observer } from 'mobx-react-lite';
import { candidatePath, paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CandidateCard } from '../../../ui/CandidateCard.tsx';
import { CandidateGrid } from '../../../ui/CandidateGrid.tsx';
import { SlidersHorizontal } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { cardOf } from '../../candidates/card-of.ts';
import { NoCandidates } from './NoCandidates.tsx';
import styles from './ResultsView.module.css';
import type { ResultsPresenter } from './results-presenter.ts';

export const ResultsView = observer(function ResultsView({ presenter }: { readonly presenter: ResultsPresenter }) {
  const { candidates, criteria } = presenter;
  if (criteria === null) return null;
  const count = candidates.length;
  return (
    <div className={styles.page}>
      <PageHeader title="Search Result" subtitle={textOf(criteria)} count={{ value: count, unit: 'candidates' }}>
        <ButtonLink href={paths.search} icon={<SlidersHorizontal />}>
          Change Filters
        </ButtonLink>
      </PageHeader>
      <h2 className="visually-hidden">
        <output>{count === 1 ? '1 candidate found' : `${count} candidates found`}</output>
      </h2>
      {count > 0 ? (
        <CandidateGrid
          label="Candidates"
          items={candidates}
          itemKey={(candidate) => candidate.id}
          renderItem={(candidate) => (
            <CandidateCard
              {...cardOf(candidate, criteria.skills)}
              viewed={false}
              profileHref={candidatePath(candidate.id)}
            />
          )}
          startAt={presenter.scrolled}
          onScrolled={presenter.keepPlace}
        />
      ) : (
        <NoCandidates presenter={presenter} />
      )}
    </div>
  );
});

/** 'Job · Python, SQL · Pune, Maharashtra, India' */
function textOf({ jobType, skills, location }: SearchCriteria): string {
  return [jobType, skills.join(', '), location].filter((part) => part !== '').join(' · ');
}
