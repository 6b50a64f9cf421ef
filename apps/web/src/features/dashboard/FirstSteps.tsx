import type { Recruiter } from '@glo/domain/account/recruiter';
import { asksForDocument, type FirstStep, type StepState } from '@glo/domain/start-up/first-steps';
import { useId } from 'react';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Check } from '../../ui/tokens/icons.ts';
import { texts as banner } from '../verification/banner-texts.ts';
import styles from './FirstSteps.module.css';
import { texts } from './texts.ts';

interface FirstStepsProps {
  readonly steps: readonly (readonly [FirstStep, StepState])[];
  readonly recruiter: Recruiter;
  readonly onThirdStep: () => void;
}

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
        <h2 id={id} className={styles.title}>
          {texts.steps.title}
        </h2>
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
            {state !== 'done' && <WayOn step={step} isNext={state === 'now'} {...{ recruiter, onThirdStep }} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type WayOnProps = Pick<FirstStepsProps, 'recruiter' | 'onThirdStep'> & {
  readonly step: FirstStep;
  readonly isNext: boolean;
};

function WayOn({ step, isNext, recruiter, onThirdStep }: WayOnProps) {
  const look = { size: 'lg', variant: isNext ? 'fill' : 'outline' } as const;
  switch (step) {
    case 'post':
      return (
        <ButtonLink {...look} href={paths.jobForm}>
          {texts.post}
        </ButtonLink>
      );
    case 'verify': {
      const next = nextVerification(recruiter);
      return (
        next && (
          <ButtonLink {...look} href={next.href}>
            {next.status === 'FAILED' ? banner.verifyAgain : banner.verify}
          </ButtonLink>
        )
      );
    }
    case 'talent-pool':
    case 'search':
      return (
        <ButtonLink {...look} href={step === 'search' ? paths.search : paths.talentPool} onClick={onThirdStep}>
          {texts.steps[step].button}
        </ButtonLink>
      );
  }
}

/** Personal verification first; `null` if both are under review or verified. */
function nextVerification({ personalVerification, companyVerification }: Recruiter) {
  const both = [
    { status: personalVerification, href: paths.laterPersonalVerification },
    { status: companyVerification, href: paths.laterCompanyVerification },
  ];
  return both.find(({ status }) => asksForDocument(status)) ?? null;
}

function verification({ personalVerification, company, companyVerification }: Recruiter): string {
  return texts.steps.verify.text(personalVerification, company?.name ?? texts.company, companyVerification);
}
