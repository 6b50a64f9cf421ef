import { safeLink } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { TextLink } from '../../../ui/TextLink.tsx';
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
          {meetingLink !== '' && <MeetingLink text={meetingLink} />}
        </div>
      )}
    </div>
  );
});

/** A link where the text is a web address, text otherwise (decision 22). */
function MeetingLink({ text }: { readonly text: string }) {
  const address = safeLink(text);
  return (
    <p className={styles.content}>
      {address === null ? (
        text
      ) : (
        <TextLink href={address} target="_blank" rel="noopener noreferrer">
          {text}
        </TextLink>
      )}
    </p>
  );
}
