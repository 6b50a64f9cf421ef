import { Suspense } from 'react';
import { cardHeights } from '../card/card-model.ts';
import { cardHeightOf } from '../list/listed-card.ts';
import { CandidateListSkeleton, LazyCandidateList } from './CandidateListSkeleton.tsx';
import type { CandidateListProps } from './OpenCandidateList.tsx';

export function CandidateListView(props: CandidateListProps) {
  return (
    <Suspense fallback={<CandidateListSkeleton withLine={cardHeightOf(props.list) > cardHeights.plain} />}>
      <LazyCandidateList {...props} />
    </Suspense>
  );
}
