import type { VerificationStatus } from '@glo/domain/account/verification-status';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { hasBanner } from '../VerificationBanner.tsx';
import styles from './LaterPage.module.css';
import { texts } from './texts.ts';

interface LaterPageProps {
  readonly title: string;
  readonly lead: string;
  readonly status: VerificationStatus;
  /** What to say when it is verified already. */
  readonly verified: string;
  readonly children: ReactNode;
}

/** A verification done from the dashboard. */
export function LaterPage({ title, lead, status, verified, children }: LaterPageProps) {
  const words: Partial<Record<VerificationStatus, string>> = { ...texts.standing, VERIFIED: verified };
  const word = words[status];
  return (
    <>
      <PageHeader title={title} start={<BackLink href={paths.dashboard}>{texts.back}</BackLink>} gutter="form" />
      <Scroll label={title} gutter="form">
        <div className={styles.column}>
          <p className={styles.lead}>{hasBanner(status) ? `${lead} ${texts.meanwhile}` : lead}</p>
          {word !== undefined && <p className={styles.word}>{word}</p>}
          {children}
        </div>
      </Scroll>
    </>
  );
}
