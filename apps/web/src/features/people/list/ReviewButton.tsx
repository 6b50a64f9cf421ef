import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import type { CandidateList } from './candidate-list.ts';
import { startReview } from './review.ts';
import { texts } from './texts.ts';

export const ReviewButton = observer(function ReviewButton({ list }: { readonly list: CandidateList }) {
  const { length } = list.undecided;
  return (
    length > 0 && (
      <Button variant="fill" onClick={() => startReview(list)}>
        {texts.review(length)}
      </Button>
    )
  );
});
