import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './VerdictLine.module.css';

interface VerdictLineProps {
  readonly verdict: ProfileVerdict;
  /** The review bar shows the rating itself. */
  readonly isReview: boolean;
}

/** Verdict and rating in words. Renders nothing without both. */
export const VerdictLine = observer(function VerdictLine({ verdict, isReview }: VerdictLineProps) {
  const text = isReview ? verdict.text : verdict.textWithRating;
  if (text === '') return null;
  return (
    <p className={styles.verdict}>
      <span>{text}</span>
      {verdict.lacksReason && <LinkButton onClick={() => void verdict.giveReason()}>{texts.addReason}</LinkButton>}
    </p>
  );
});
