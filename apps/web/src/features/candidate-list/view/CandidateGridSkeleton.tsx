import { Row } from '../../../ui/layout/Row.tsx';
import styles from './CandidateGridSkeleton.module.css';
import { cardHeight } from '../card/card-model.ts';
import grid from '../../../ui/layout/grid/CardGrid.module.css';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { texts } from '../list/texts.ts';

export interface GridSkeletonProps {
  readonly label?: string | undefined;
}

const cards = 8;

export function CandidateGridSkeleton({ label = texts.loading }: GridSkeletonProps) {
  return (
    <div className={styles.clipped} style={{ '--card': `${cardHeight}px` }}>
      <Loading label={label}>
        <div className={grid.grid}>
          {Array.from({ length: cards }, (_, index) => (
            <CandidateCardSkeleton key={index} />
          ))}
        </div>
      </Loading>
    </div>
  );
}

function CandidateCardSkeleton() {
  return (
    <div className={styles.card}>
      <Row gap={3} space={{ paddingInline: 4 }}>
        <Skeleton shape="circle" width="48px" height={48} />
        <div className={styles.who}>
          <Skeleton width="72%" />
          <Skeleton width="32%" />
        </div>
      </Row>
      <Row gap={1} space={{ paddingInline: 4 }}>
        <Skeleton shape="chip" width="72px" height={24} />
        <Skeleton shape="chip" width="64px" height={24} />
      </Row>
      <div className={styles.acts} />
    </div>
  );
}
