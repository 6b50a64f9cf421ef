import type { EmailDraft } from '@glo/domain/contact/email-draft';
import { inBraces } from '@glo/domain/contact/placeholders';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
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
    <Stack gap={1} space={{ padding: 5 }}>
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
          {subject !== '' && <Text weight="strong">{marked(subject, gaps)}</Text>}
          {content !== '' && <p className={styles.content}>{marked(content, gaps)}</p>}
          {meetingLink !== '' && (
            <p className={styles.content}>
              <WrittenLink text={meetingLink} />
            </p>
          )}
        </div>
      )}
    </Stack>
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
