import { observer } from 'mobx-react-lite';
import { WrittenLink } from '../../WrittenLink.tsx';
import type { ConnectPresenter } from './connect-presenter.ts';
import styles from './EmailPreview.module.css';
import type { Recipient } from './recipient.ts';
import { texts } from './texts.ts';

interface EmailPreviewProps {
  readonly presenter: ConnectPresenter;
  readonly recipient: Recipient;
}

/** The e-mail as it will arrive, with the placeholders filled in. */
export const EmailPreview = observer(function EmailPreview({ presenter, recipient }: EmailPreviewProps) {
  const { subject, content, meetingLink } = presenter.preview;
  return (
    <div className={styles.preview}>
      <h2>{texts.preview}</h2>
      <p className={styles.to}>
        {texts.to} {recipient.name ?? recipient.email ?? texts.somebody}
      </p>
      {subject + content + meetingLink === '' ? (
        <p className={styles.none}>{texts.nothingWritten}</p>
      ) : (
        <div className={styles.letter}>
          {subject !== '' && <p className={styles.subject}>{subject}</p>}
          {content !== '' && <p className={styles.content}>{content}</p>}
          {meetingLink !== '' && (
            <p className={styles.content}>
              <WrittenLink text={meetingLink} />
            </p>
          )}
        </div>
      )}
    </div>
  );
});
