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
    <VerificationList
      rows={[
        ...bannerOf('personal', personal, paths.laterPersonalVerification),
        ...(company === null ? [noCompany] : bannerOf('company', company, paths.laterCompanyVerification)),
      ]}
    />
  );
}

export function hasBanner(...statuses: readonly (VerificationStatus | null)[]): boolean {
  return statuses.some((status) => status !== 'VERIFIED' && status !== 'OTHER');
}

const noCompany: VerificationRow = {
  label: texts.company,
  state: 'open',
  text: texts.noCompany,
  action: <ButtonLink href={paths.chooseCompany}>{texts.addCompany}</ButtonLink>,
};

function bannerOf(about: 'personal' | 'company', status: VerificationStatus, href: string): readonly VerificationRow[] {
  const label = texts[about];
  const labelEnd = <span className="visually-hidden">{` ${label}`}</span>;
  switch (status) {
    case 'NOT_SUBMITTED':
      return [
        {
          label,
          state: 'open',
          text: texts.notVerified,
          action: (
            <ButtonLink href={href}>
              <span>{texts.verify}</span>
              {labelEnd}
            </ButtonLink>
          ),
        },
      ];
    case 'SUBMITTED':
      return [{ label, state: 'half', text: texts.underVerification }];
    case 'FAILED':
      return [
        {
          label,
          state: 'bad',
          text: texts.failed,
          action: (
            <>
              <ButtonLink href={href}>
                <span>{texts.verifyAgain}</span>
                {labelEnd}
              </ButtonLink>
              <ContactUs about={about} as={Button}>
                <span>{texts.contact}</span>
                {labelEnd}
              </ContactUs>
            </>
          ),
        },
      ];
    case 'VERIFIED':
    case 'OTHER':
      return [];
  }
}

interface VerificationRow {
  readonly label: string;
  readonly state: StatusDotProps['state'];
  readonly text: string;
  readonly action?: ReactNode;
}

function VerificationList({ rows }: { readonly rows: readonly VerificationRow[] }) {
  return (
    <>
      <Stack as="dl" gap={3}>
        {rows.map(({ label, state, text, action }) => (
          <div key={label} className={styles.row}>
            <Text as="dt" weight="medium">
              {label}
            </Text>
            <dd>
              <StatusDot state={state}>{text}</StatusDot>
            </dd>
            {action && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </Stack>
      <Text size={1} tone="subtle">
        {texts.note}
      </Text>
    </>
  );
}
