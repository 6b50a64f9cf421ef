import { LazySuspense } from '../../lazily.tsx';
import { cardHeights } from '../card/card-model.ts';
import { cardHeightOf } from '../list/listed-card.ts';
import { CandidateListSkeleton, LazyCandidateList } from './CandidateListSkeleton.tsx';
import type { CandidateListProps } from './OpenCandidateList.tsx';

export function CandidateListView(props: CandidateListProps) {
  return (
    <LazySuspense fallback={<CandidateListSkeleton withLine={cardHeightOf(props.list) > cardHeights.plain} />}>
      <LazyCandidateList {...props} />
    </LazySuspense>
  );
}
