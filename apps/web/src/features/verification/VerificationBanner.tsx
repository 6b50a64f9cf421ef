import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { paths } from '../../navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { ContactUs } from './ContactUs.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts } from './banner-texts.ts';
import type { ReactNode } from 'react';
import { StatusDot, type StatusDotProps } from '../../ui/display/StatusDot.tsx';
import { cx } from '../../ui/tokens/cx.ts';
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
  return statuses.some((status) => status === null || shownAs[status] !== undefined);
}

interface VerificationProps {
  readonly about: 'personal' | 'company';
  readonly status: VerificationStatus;
  readonly href: string;
}

const shownAs: Partial<Record<VerificationStatus, Pick<EntryProps, 'state' | 'text'> & { readonly verify?: string }>> =
  {
    NOT_SUBMITTED: { state: 'open', text: texts.notVerified, verify: texts.verify },
    SUBMITTED: { state: 'half', text: texts.underVerification },
    FAILED: { state: 'bad', text: texts.failed, verify: texts.verifyAgain },
  };

function Verification({ about, status, href }: VerificationProps) {
  const label = texts[about];
  const labelEnd = <span className="visually-hidden">{` ${label}`}</span>;
  const shown = shownAs[status];
  if (shown === undefined) return null;
  const { verify, ...entry } = shown;
  return (
    <Entry label={label} {...entry}>
      {verify && (
        <ButtonLink href={href}>
          <span>{verify}</span>
          {labelEnd}
        </ButtonLink>
      )}
      {status === 'FAILED' && (
        <ContactUs about={about} as={Button}>
          <span>{texts.contact}</span>
          {labelEnd}
        </ContactUs>
      )}
    </Entry>
  );
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
      <Row as="dd" gap={1} wrap space={{ marginTop: 1 }} className={cx(styles.action, 'hidden-if-empty')}>
        {children}
      </Row>
    </Stack>
  );
}
