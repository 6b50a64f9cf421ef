import type { Recruiter } from '@glo/domain/account/recruiter';
import { asksForDocument, type FirstStep, type StepState } from '@glo/domain/start-up/first-steps';
import { useId } from 'react';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Check } from '../../ui/tokens/icons.ts';
import { Text } from '../../ui/display/Text.tsx';
import { texts as banner } from '../verification/banner-texts.ts';
import styles from './FirstSteps.module.css';
import { texts } from './texts.ts';

interface FirstStepsProps {
  readonly steps: readonly (readonly [FirstStep, StepState])[];
  readonly recruiter: Recruiter;
  readonly onThirdStep: () => void;
}

type StepLinkProps = Pick<FirstStepsProps, 'recruiter' | 'onThirdStep'> & {
  readonly step: FirstStep;
  readonly isNext: boolean;
};

export function FirstSteps({ steps, recruiter, onThirdStep }: FirstStepsProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <svg className={styles.sky} viewBox="0 0 208 100" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          {[44, 66, 92].map((radius) => (
            <circle key={radius} cx="150" cy="100" r={radius} />
          ))}
          <path d="M126 100a24 24 0 0 1 48 0z" />
        </svg>
        <Text id={id} as="h2" size={4}>
          {texts.steps.title}
        </Text>
        <p className={styles.text}>{texts.steps.text}</p>
      </header>
      <ol>
        {steps.map(([step, state], index) => (
          <li key={step} className={styles.step}>
            <span className={cx(styles.number, styles[state])}>
              {state === 'done' ? <Check /> : <span>{index + 1}</span>}
              <span className="visually-hidden">{texts.steps.states[state]}</span>
            </span>
            <div>
              <h3>{texts.steps[step].title}</h3>
              <p className={styles.text}>{step === 'verify' ? verification(recruiter) : texts.steps[step].text}</p>
            </div>
            {state !== 'done' && <StepLink step={step} isNext={state === 'now'} {...{ recruiter, onThirdStep }} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLink({ step, isNext, recruiter, onThirdStep }: StepLinkProps) {
  const link = linkOf(step, recruiter);
  if (link === null) return null;
  const isThirdStep = step === 'talent-pool' || step === 'search';
  return (
    <ButtonLink
      size="lg"
      variant={isNext ? 'fill' : 'outline'}
      href={link.href}
      {...(isThirdStep && { onClick: onThirdStep })}
    >
      {link.label}
    </ButtonLink>
  );
}

function linkOf(step: FirstStep, recruiter: Recruiter): { readonly href: string; readonly label: string } | null {
  switch (step) {
    case 'post':
      return { href: paths.jobForm, label: texts.post };
    case 'verify':
      return verificationLink(recruiter);
    case 'talent-pool':
      return { href: paths.talentPool, label: texts.steps[step].button };
    case 'search':
      return { href: paths.search, label: texts.steps[step].button };
  }
}

/** Personal verification first; `null` if both are under review or verified. */
function verificationLink({ personalVerification, companyVerification }: Recruiter) {
  const both = [
    { status: personalVerification, href: paths.laterPersonalVerification },
    { status: companyVerification, href: paths.laterCompanyVerification },
  ];
  const next = both.find(({ status }) => asksForDocument(status));
  return next ? { href: next.href, label: next.status === 'FAILED' ? banner.verifyAgain : banner.verify } : null;
}

function verification({ personalVerification, company, companyVerification }: Recruiter): string {
  return texts.steps.verify.text(personalVerification, company?.name ?? '', companyVerification);
}
