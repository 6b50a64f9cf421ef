import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './CandidateGridSkeleton.module.css';
import card from '../card/CandidateCard.module.css';
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
    <div className={card.card}>
      <div className={card.top}>
        <Skeleton shape="circle" width="48px" height={48} />
        <Stack gap={2} className={card.who}>
          <Skeleton width="72%" />
          <Skeleton width="32%" />
        </Stack>
      </div>
      <div className={card.skills}>
        <Skeleton shape="chip" width="72px" height={24} />
        <Skeleton shape="chip" width="64px" height={24} />
      </div>
      <div className={card.acts} />
    </div>
  );
}
