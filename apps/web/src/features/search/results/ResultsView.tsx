import type { SearchCriteria } from '@glo/domain/search';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { SlidersHorizontal } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CandidateActionsHost } from '../../candidates/actions/CandidateActionsHost.tsx';
import { CandidateListView } from '../../candidates/list/CandidateListView.tsx';
import { TickedOutsideJob } from '../../candidates/list/TickedOutsideJob.tsx';
import { NoCandidates } from './NoCandidates.tsx';
import styles from './ResultsView.module.css';
import type { ResultsPresenter } from './results-presenter.ts';

export const ResultsView = observer(function ResultsView({ presenter }: { readonly presenter: ResultsPresenter }) {
  const { candidates, criteria, open } = presenter;
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
        <CandidateListView list={open.list} acts={<TickedOutsideJob open={open} />} empty={null} />
      ) : (
        <NoCandidates presenter={presenter} />
      )}
      <CandidateActionsHost actions={open.actions} />
    </div>
  );
});

/** 'Job · Python, SQL · Pune, Maharashtra, India' */
function textOf({ jobType, skills, location }: SearchCriteria): string {
  return [jobType, skills.join(', '), location].filter((part) => part !== '').join(' · ');
}
