import { Suspense } from 'react';
import { lazily } from '../../lazily.tsx';
import { cardHeights } from '../card/card-model.ts';
import { CandidateListSkeleton } from '../list/CandidateListSkeleton.tsx';
import { cardHeightOf } from '../list/listed-card.ts';
import type { CandidateListProps } from './OpenCandidateList.tsx';

const OpenCandidateList = lazily(async () => (await import('./OpenCandidateList.tsx')).OpenCandidateList);

/** Its code loads beside the candidates, so that forms and other screens without a list do not pay for it. */
export function CandidateListView(props: CandidateListProps) {
  return (
    <Suspense fallback={<CandidateListSkeleton withLine={cardHeightOf(props.list) > cardHeights.plain} />}>
      <OpenCandidateList {...props} />
    </Suspense>
  );
}
