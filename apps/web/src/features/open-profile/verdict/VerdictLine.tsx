import { observer } from 'mobx-react-lite';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { VerdictTag } from '../../candidate-list/index.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './VerdictLine.module.css';

interface VerdictLineProps {
  readonly verdict: ProfileVerdict;
}

export const VerdictLine = observer(function VerdictLine({ verdict }: VerdictLineProps) {
  const { decision, reason, lacksReason, giveReason } = verdict;
  if (decision === null) return null;
  return (
    <p className={styles.verdict}>
      <VerdictTag verdict={decision} more={reason} />
      {lacksReason && <LinkButton onClick={() => void giveReason()}>{verdictTexts.addReason}</LinkButton>}
    </p>
  );
});
