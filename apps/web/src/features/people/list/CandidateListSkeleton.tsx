import { CandidateGridSkeleton } from '../card/CandidateCardSkeleton.tsx';
import styles from './CandidateListSkeleton.module.css';

interface CandidateListSkeletonProps {
  readonly label: string;
  readonly withLine?: boolean;
  readonly band?: 'columns' | 'line';
}

export function CandidateListSkeleton({ label, withLine = false, band }: CandidateListSkeletonProps) {
  return (
    <div className={styles[band ?? (withLine ? 'columns' : 'cards')]}>
      <CandidateGridSkeleton label={label} withLine={withLine} />
    </div>
  );
}
