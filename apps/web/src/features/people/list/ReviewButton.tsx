import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import type { CandidateList } from './candidate-list.ts';
import { reviewOf, startReview } from './review.ts';

export const ReviewButton = observer(function ReviewButton({ list }: { readonly list: CandidateList }) {
  const { candidates, label } = reviewOf(list);
  return (
    candidates.length > 0 && (
      <Button variant="fill" onClick={() => startReview(list)}>
        {label}
      </Button>
    )
  );
});
