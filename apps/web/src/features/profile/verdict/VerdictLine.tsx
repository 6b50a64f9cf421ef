import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../ui/actions/TextLink.tsx';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './VerdictLine.module.css';

/** The verdict in words. Renders nothing while undecided or shortlisted. */
export const VerdictLine = observer(function VerdictLine({ verdict }: { readonly verdict: ProfileVerdict }) {
  if (verdict.text === '') return null;
  return (
    <p className={styles.verdict}>
      <span>{verdict.text}</span>
      {verdict.lacksReason && <LinkButton onClick={() => void verdict.giveReason()}>{texts.addReason}</LinkButton>}
    </p>
  );
});
