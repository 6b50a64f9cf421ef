import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/actions/BackLink.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { PageHeader, Scroll } from '../../../ui/layout/Page.tsx';
import { Check, Info, TriangleAlert } from '../../../ui/tokens/icons.ts';
import type { Presented } from '../../screen.ts';
import { ContactUs } from '../ContactUs.tsx';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { hasBanner } from '../VerificationBanner.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { texts as banner } from '../banner-texts.ts';
import { failedTexts, postOnboardingTexts as texts } from '../texts.ts';
import styles from '../verification.module.css';
import type { PostOnboardingCompanyPresenter, PostOnboardingPersonalPresenter } from './post-onboarding-presenters.ts';

export const PostOnboardingCompanyView = observer(function PostOnboardingCompanyView({
  presenter,
}: Presented<PostOnboardingCompanyPresenter>) {
  const company = presenter.companyName || texts.yourCompany;
  return (
    <PostOnboardingPage
      title={texts.company}
      lead={texts.companyLead(company)}
      {...(!presenter.isAdmin && { first: texts.byAdmin(company) })}
      status={presenter.status}
      isBegun={presenter.evidence.given > 0}
      about="company"
      verified={{ title: texts.companyVerified(presenter.companyName), note: texts.companyStaysVerified }}
      failed={failedTexts.company(company)}
    >
      <EvidenceFields evidence={presenter.evidence} withCin submitLabel={texts.submit} />
    </PostOnboardingPage>
  );
});

export const PostOnboardingPersonalView = observer(function PostOnboardingPersonalView({
  presenter,
}: Presented<PostOnboardingPersonalPresenter>) {
  return (
    <PostOnboardingPage
      title={texts.personal}
      lead={texts.personalLead}
      status={presenter.status}
      isBegun={presenter.evidence.given > 0}
      about="personal"
      verified={{ title: texts.personalVerified, note: texts.personalAgain }}
      withoutCompany={!presenter.hasCompany}
      failed={failedTexts.personal}
    >
      <EvidenceFields evidence={presenter.evidence} submitLabel={texts.submit} />
    </PostOnboardingPage>
  );
});

interface Standing {
  readonly title: string;
  readonly note: string;
}

interface PostOnboardingPageProps {
  readonly title: string;
  readonly lead: string;
  readonly status: VerificationStatus;
  readonly verified: Standing;
  readonly about: 'personal' | 'company';
  readonly failed: string;
  readonly withoutCompany?: boolean;
  readonly first?: string;
  /** Something was given before a reload. */
  readonly isBegun: boolean;
  readonly children: ReactNode;
}

function PostOnboardingPage(props: PostOnboardingPageProps) {
  const { title, lead, status, about, verified, failed, withoutCompany = false, first, isBegun, children } = props;
  const standings: Partial<Record<VerificationStatus, Standing>> = {
    SUBMITTED: { title: banner.underVerification, note: texts.submitted },
    VERIFIED: verified,
  };
  const isVerified = status === 'VERIFIED';
  const [isAsked, setIsAsked] = useState(false);
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
  const standing = standings[status];
  const notes = [standing?.note, first].filter((note) => note !== undefined);
  return (
    <>
      <PageHeader
        title={title}
        start={
          // The dashboard would redirect to the same step.
          withoutCompany ? (
            <BackLink href={paths.chooseCompany}>{banner.addCompany}</BackLink>
          ) : (
            <BackLink href={paths.dashboard}>{texts.back}</BackLink>
          )
        }
        gutter="form"
      />
      <Scroll label={title} gutter="form">
        <div className={styles.column}>
          {status === 'FAILED' && <Failed title={failed} about={about} />}
          {notes.length > 0 && (
            <Callout
              tone={isVerified ? 'ok' : 'info'}
              icon={isVerified ? <Check /> : <Info />}
              {...(standing && { title: standing.title })}
            >
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Callout>
          )}
          {!isVerified && (
            <Text size={3} tone="muted">
              {hasBanner(status) && !withoutCompany ? `${lead} ${texts.meanwhile}` : lead}
            </Text>
          )}
          {isVerified && !wasBegun && !isAsked ? (
            <div>
              <Button onClick={() => setIsAsked(true)}>{texts.sendAnother}</Button>
            </div>
          ) : (
            <div ref={isAsked ? focusFirst : null}>{children}</div>
          )}
        </div>
      </Scroll>
    </>
  );
}

function focusFirst(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}

function Failed({ title, about }: { readonly title: string; readonly about: PostOnboardingPageProps['about'] }) {
  return (
    <Callout tone="danger" icon={<TriangleAlert />} title={title}>
      <p>
        <span>{texts.failed}</span>
        <ContactUs about={about}>{texts.contact}</ContactUs>
        <span>{texts.toLearnWhy}</span>
      </p>
    </Callout>
  );
}
