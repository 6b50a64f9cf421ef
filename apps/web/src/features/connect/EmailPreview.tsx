import type { Addressee } from '@glo/domain/contact/mailing';
import { inBraces } from '@glo/domain/contact/placeholders';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { WrittenLink } from '../WrittenLink.tsx';
import type { EmailComposer } from './email-composer.ts';
import styles from './EmailPreview.module.css';
import { texts } from './texts.ts';

interface EmailPreviewProps {
  readonly composer: EmailComposer;
  readonly addressee: Addressee | null;
  readonly title?: ReactNode;
  readonly to: string;
  readonly gaps?: readonly string[];
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

export const EmailPreview = observer(function EmailPreview(props: EmailPreviewProps) {
  const { composer, addressee, title = texts.preview, to, gaps = [], isHidden, children } = props;
  const { subject, content, meetingLink } = composer.previewTo(addressee);
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
        <span translate="no">{composer.replyTo}</span>
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
});

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
