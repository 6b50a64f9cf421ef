import { LazySuspense } from '../../../ui/lazily.tsx';
import { CandidateListSkeleton, LazyCandidateList } from './CandidateListSkeleton.tsx';
import type { CandidateListProps } from './OpenCandidateList.tsx';

export function CandidateListView(props: CandidateListProps) {
  return (
    <LazySuspense fallback={<CandidateListSkeleton hasBand={props.list.source.isViewed !== undefined} />}>
      <LazyCandidateList {...props} />
    </LazySuspense>
  );
}
