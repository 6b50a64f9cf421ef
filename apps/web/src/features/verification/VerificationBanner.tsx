import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { paths } from '../../navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { ContactUs } from './ContactUs.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts } from './banner-texts.ts';
import type { ReactNode } from 'react';
import { StatusDot, type StatusDotProps } from '../../ui/display/StatusDot.tsx';
import styles from './verification.module.css';

interface VerificationBannerProps {
  readonly personal: VerificationStatus;
  readonly company: VerificationStatus | null;
}

/** Hidden once verified (specification 2, section 2). */
export function VerificationBanner({ personal, company }: VerificationBannerProps) {
  return (
    <>
      <Stack as="dl" gap={3}>
        <Verification about="personal" status={personal} href={paths.laterPersonalVerification} />
        {company === null ? (
          <Entry label={texts.company} state="open" text={texts.noCompany}>
            <ButtonLink href={paths.chooseCompany}>{texts.addCompany}</ButtonLink>
          </Entry>
        ) : (
          <Verification about="company" status={company} href={paths.laterCompanyVerification} />
        )}
      </Stack>
      <Text size={1} tone="subtle">
        {texts.note}
      </Text>
    </>
  );
}

export function hasBanner(...statuses: readonly (VerificationStatus | null)[]): boolean {
  return statuses.some((status) => status !== 'VERIFIED' && status !== 'OTHER');
}

interface VerificationProps {
  readonly about: 'personal' | 'company';
  readonly status: VerificationStatus;
  readonly href: string;
}

function Verification({ about, status, href }: VerificationProps) {
  const label = texts[about];
  const labelEnd = <span className="visually-hidden">{` ${label}`}</span>;
  switch (status) {
    case 'NOT_SUBMITTED':
      return (
        <Entry label={label} state="open" text={texts.notVerified}>
          <ButtonLink href={href}>
            <span>{texts.verify}</span>
            {labelEnd}
          </ButtonLink>
        </Entry>
      );
    case 'SUBMITTED':
      return <Entry label={label} state="half" text={texts.underVerification} />;
    case 'FAILED':
      return (
        <Entry label={label} state="bad" text={texts.failed}>
          <ButtonLink href={href}>
            <span>{texts.verifyAgain}</span>
            {labelEnd}
          </ButtonLink>
          <ContactUs about={about} as={Button}>
            <span>{texts.contact}</span>
            {labelEnd}
          </ContactUs>
        </Entry>
      );
    case 'VERIFIED':
    case 'OTHER':
      return null;
  }
}

interface EntryProps {
  readonly label: string;
  readonly state: StatusDotProps['state'];
  readonly text: string;
  readonly children?: ReactNode;
}

function Entry({ label, state, text, children }: EntryProps) {
  return (
    <Stack>
      <Text as="dt" weight="medium">
        {label}
      </Text>
      <dd>
        <StatusDot state={state}>{text}</StatusDot>
      </dd>
      {children && <dd className={styles.action}>{children}</dd>}
    </Stack>
  );
}
