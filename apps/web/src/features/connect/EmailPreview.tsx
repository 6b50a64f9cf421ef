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
  readonly children?: ReactNode;
}

export const EmailPreview = observer(function EmailPreview(props: EmailPreviewProps) {
  const { composer, addressee, title = texts.preview, to, children } = props;
  const { gaps } = composer;
  const { subject, content, meetingLink } = composer.previewTo(addressee);
  return (
    <Stack gap={1} space={{ padding: 5 }} className={styles.preview}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {children}
      </div>
      <Text tone="subtle">
        <span>{`${texts.to} `}</span>
        <span translate="no">{to}</span>
      </Text>
      <Text tone="subtle">
        <span>{`${texts.repliesTo} `}</span>
        <span translate="no">{composer.replyTo}</span>
      </Text>
      {addressee !== null && composer.isHidden(addressee) && <Text tone="subtle">{blindTexts.emailHasName}</Text>}
      {subject + content + meetingLink === '' ? (
        <Text tone="subtle" space={{ marginTop: 4 }}>
          {texts.nothingWritten}
        </Text>
      ) : (
        <div className={styles.email} translate="no">
          {subject !== '' && <Text weight="strong">{marked(subject, gaps.subject)}</Text>}
          {content !== '' && <p className={styles.content}>{marked(content, gaps.content)}</p>}
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
