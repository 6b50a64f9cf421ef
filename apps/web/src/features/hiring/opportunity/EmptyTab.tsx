import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { OpenTab } from './open-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

interface EmptyTabProps {
  readonly presenter: OpportunityPresenter;
  readonly open: OpenTab;
  /** How many are recommended. */
  readonly recommended: number;
}

/** A tab with nobody in it, and the way on. */
export const EmptyTab = observer(function EmptyTab({ presenter, open, recommended }: EmptyTabProps) {
  if (open.wishes > 0 && open.everybody.value?.length !== 0) {
    return (
      <EmptyState title="Nobody matches this filter" text="Ask for less, or look at everybody again.">
        <Button onClick={presenter.openFilter}>Change filter</Button>
        <Button onClick={presenter.resetFilter}>Show everybody</Button>
      </EmptyState>
    );
  }
  const search = <ButtonLink href={paths.search}>Search Candidates</ButtonLink>;
  switch (open.tab) {
    case 'applicants':
      return recommended > 0 ? (
        <EmptyState title="No Applicants till now" text={`${matches(recommended)} Look at them while you wait.`}>
          <Button onClick={() => presenter.chooseTab('recommended')}>See recommended</Button>
        </EmptyState>
      ) : (
        <EmptyState title="No Applicants till now" text="Students appear here as soon as they apply.">
          {search}
        </EmptyState>
      );
    case 'recommended':
      return (
        <EmptyState title="No Recommendation" text="Nobody else matches this job’s skills yet.">
          {search}
        </EmptyState>
      );
    case 'shortlisted':
      return (
        <EmptyState title="No Shortlisted Candidates" text="Whom you shortlist for this job stays here.">
          <Button onClick={() => presenter.chooseTab('applicants')}>See applicants</Button>
        </EmptyState>
      );
  }
});

function matches(count: number): string {
  return count === 1 ? '1 student already matches this job.' : `${count} students already match this job.`;
}
