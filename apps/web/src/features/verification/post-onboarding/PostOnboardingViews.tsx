import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Check, Info } from '../../../ui/tokens/icons.ts';
import { FormPage } from '../../FormPage.tsx';
import type { Presented } from '../../screen.ts';
import { EvidenceFields } from '../EvidenceFields.tsx';
import { FailedCallout } from '../FailedCallout.tsx';
import { hasBanner } from '../VerificationBanner.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
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
  readonly children: ReactNode;
}

function PostOnboardingPage(props: PostOnboardingPageProps) {
  const { title, lead, status, about, verified, failed, withoutCompany = false, first, children } = props;
  const standings: Partial<Record<VerificationStatus, Standing>> = {
    SUBMITTED: { title: banner.underVerification, note: texts.submitted },
    VERIFIED: verified,
  };
  const isVerified = status === 'VERIFIED';
  const standing = standings[status];
  const notes = [standing?.note, first].filter((note) => note !== undefined);
  return (
    <FormPage
      title={title}
      // The dashboard would redirect to the same step.
      back={
        withoutCompany
          ? { href: paths.chooseCompany, label: banner.addCompany }
          : { href: paths.dashboard, label: texts.back }
      }
    >
      <Stack gap={5} className={styles.column}>
        {status === 'FAILED' && <FailedCallout title={failed} text={texts.failed} about={about} />}
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
        {children}
      </Stack>
    </FormPage>
  );
}
