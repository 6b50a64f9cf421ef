import type { EmailDraft } from '@glo/domain/contact/email-draft';
import { inBraces } from '@glo/domain/contact/placeholders';
import type { ReactNode } from 'react';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { WrittenLink } from '../WrittenLink.tsx';
import styles from './EmailPreview.module.css';
import { texts } from './texts.ts';

interface EmailPreviewProps {
  readonly title?: ReactNode;
  readonly to: string;
  readonly replyTo: string;
  readonly email: EmailDraft;
  readonly gaps?: readonly string[];
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

export function EmailPreview(props: EmailPreviewProps) {
  const { title = texts.preview, to, replyTo, email, gaps = [], isHidden, children } = props;
  const { subject, content, meetingLink } = email;
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {children}
      </div>
      <p className={styles.to}>
        <span>{`${texts.to} `}</span>
        <span translate="no">{to}</span>
      </p>
      <p className={styles.to}>
        <span>{`${texts.repliesTo} `}</span>
        <span translate="no">{replyTo}</span>
      </p>
      {isHidden && <p className={styles.to}>{blindTexts.emailHasName}</p>}
      {subject + content + meetingLink === '' ? (
        <p className={styles.none}>{texts.nothingWritten}</p>
      ) : (
        <div className={styles.email} translate="no">
          {subject !== '' && <p className="strong">{marked(subject, gaps)}</p>}
          {content !== '' && <p className={styles.content}>{marked(content, gaps)}</p>}
          {meetingLink !== '' && (
            <p className={styles.content}>
              <WrittenLink text={meetingLink} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function marked(text: string, gaps: readonly string[]): ReactNode {
  return text.split(inBraces).map((piece, index) =>
    gaps.includes(piece) ? (
      <mark key={index} className={styles.gap}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
