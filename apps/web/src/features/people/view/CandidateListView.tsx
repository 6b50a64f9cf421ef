import { LazySuspense } from '../../lazily.tsx';
import { cardHeightOf } from '../list/listed-card.ts';
import { CandidateListSkeleton, LazyCandidateList } from './CandidateListSkeleton.tsx';
import type { CandidateListProps } from './OpenCandidateList.tsx';

export function CandidateListView(props: CandidateListProps) {
  return (
    <LazySuspense fallback={<CandidateListSkeleton height={cardHeightOf(props.list)} />}>
      <LazyCandidateList {...props} />
    </LazySuspense>
  );
}
