import { observer } from 'mobx-react-lite';
import { CircleAlert } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './SendState.module.css';
import type { JobSending } from './job-sending.ts';
import { texts } from './texts.ts';

/** What became of sending: it takes long, or why it failed. Sent is sent, so a slow one can only be left alone (decision 27). */
export const SendState = observer(function SendState({ sending }: { readonly sending: JobSending }) {
  const { watch, problem } = sending;
  return (
    <>
      <output className={styles.state}>
        {watch.slow && (
          <>
            <span>{texts.sending.slow}</span>
            <LinkButton onClick={sending.cancel}>{texts.sending.cancel}</LinkButton>
          </>
        )}
      </output>
      <div className={styles.problem} role="alert">
        {problem !== null && (
          <>
            <CircleAlert />
            <span>{problem}</span>
            <LinkButton onClick={() => void sending.send()}>{texts.sending.tryAgain}</LinkButton>
          </>
        )}
      </div>
    </>
  );
});
