import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

interface CandidateListSkeletonProps {
  readonly label: string;
  /** Skills are looked for: cards have one more line, unless GloPoints stand beside the meter. */
  readonly withLine?: boolean;
  /** What the list has below its tools: how many there are, and the columns of fit beside it. */
  readonly band?: 'columns' | 'line';
}

export function CandidateListSkeleton({ label, withLine = false, band }: CandidateListSkeletonProps) {
  return (
    <div className={styles[band ?? (withLine ? 'columns' : 'cards')]}>
      <CandidateGridSkeleton label={label} withLine={withLine} />
    </div>
  );
}
