import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { VerdictTag } from '../../people/people.ts';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './VerdictLine.module.css';

interface VerdictLineProps {
  readonly verdict: ProfileVerdict;
  /** The review bar shows the rating itself. */
  readonly isReview: boolean;
}

/** Renders nothing without a decision and a rating. */
export const VerdictLine = observer(function VerdictLine({ verdict, isReview }: VerdictLineProps) {
  const { decision, reason } = verdict;
  const rating = isReview ? null : verdict.rating;
  if (decision === null && rating === null) return null;
  return (
    <p className={styles.verdict}>
      {decision !== null && <VerdictTag verdict={decision} more={reason} />}
      {rating !== null && <span>{verdictTexts.shortRating(rating)}</span>}
      {verdict.lacksReason && <LinkButton onClick={() => void verdict.giveReason()}>{texts.addReason}</LinkButton>}
    </p>
  );
});
