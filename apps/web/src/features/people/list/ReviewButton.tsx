import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import type { CandidateList } from './candidate-list.ts';
import { emailTo } from './list-commands.ts';
import { reviewOf, startReview } from './review.ts';
import { texts } from './texts.ts';
import { unanswered } from './verdict-commands.ts';

/** Among candidates that are not a fit, it emails those who have not been told. */
export const ReviewButton = observer(function ReviewButton({ list }: { readonly list: CandidateList }) {
  const { candidates, label } = reviewOf(list);
  const rejected = list.verdict === 'not-a-fit' ? unanswered(list) : [];
  if (rejected.length > 0) {
    return (
      <Button variant="fill" onClick={() => emailTo(rejected, list)}>
        {texts.emailRejected(rejected.length)}
      </Button>
    );
  }
  return (
    candidates.length > 0 && (
      <Button variant="fill" onClick={() => startReview(list)}>
        {label}
      </Button>
    )
  );
});
