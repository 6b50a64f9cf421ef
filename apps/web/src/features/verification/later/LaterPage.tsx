import type { VerificationStatus } from '@glo/domain/account/verification-status';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { Info, TriangleAlert } from '../../../ui/tokens/icons.ts';
import { ContactUs } from '../ContactUs.tsx';
import { hasBanner } from '../VerificationBanner.tsx';
import { texts as banner } from '../banner-texts.ts';
import styles from './LaterPage.module.css';
import { texts } from './texts.ts';

interface LaterPageProps {
  readonly title: string;
  readonly lead: string;
  readonly status: VerificationStatus;
  /** What to say when it is verified already. */
  readonly verified: string;
  readonly about: 'personal' | 'company';
  /** What to say above that it failed. */
  readonly failed: string;
  /** To be read before anything else. */
  readonly first?: string;
  readonly children: ReactNode;
}

/** A verification done from the dashboard. */
export function LaterPage({ title, lead, status, about, verified, failed, first, children }: LaterPageProps) {
  return (
    <>
      <PageHeader title={title} start={<BackLink href={paths.dashboard}>{texts.back}</BackLink>} gutter="form" />
      <Scroll label={title} gutter="form">
        <div className={styles.column}>
          {first !== undefined && <Standing text={first} />}
          {status === 'FAILED' && <Failed title={failed} about={about} />}
          {status === 'SUBMITTED' && <Standing title={banner.underVerification} text={texts.submitted} />}
          {status === 'VERIFIED' && <Standing text={verified} />}
          <p className={styles.lead}>{hasBanner(status) ? `${lead} ${texts.meanwhile}` : lead}</p>
          {children}
        </div>
      </Scroll>
    </>
  );
}

function Standing({ title, text }: { readonly title?: string; readonly text: string }) {
  return (
    <Callout icon={<Info />} {...(title !== undefined && { title })}>
      <p>{text}</p>
    </Callout>
  );
}

function Failed({ title, about }: { readonly title: string; readonly about: LaterPageProps['about'] }) {
  return (
    <Callout tone="danger" icon={<TriangleAlert />} title={title}>
      <p>{texts.failed}</p>
      <p>
        {texts.failedHelp}
        <ContactUs about={about}>{texts.contact}</ContactUs>
        {texts.toLearnWhy}
      </p>
    </Callout>
  );
}
