import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { LinkButton, TextLink } from '../../ui/actions/TextLink.tsx';
import { Logo } from '../../ui/display/Logo.tsx';
import { SavedNote } from '../../ui/feedback/SavedNote.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { toastPlace } from '../../ui/layout/toast-place.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';
import type { OnboardingSteps, StepStanding } from './onboarding-steps.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './OnboardingPage.module.css';
import { layoutTexts, standings, texts } from './texts.ts';

const nameOf: Record<OnboardingStep, string> = texts.steps;

/** Only a decoration, so it may arrive late. */
const NightSky = lazily(async () => (await import('./NightSky.tsx')).NightSky);

interface OnboardingPageProps {
  readonly steps: OnboardingSteps;
  readonly step: OnboardingStep;
  readonly title?: string;
  readonly lead: ReactNode;
  readonly back?: string;
  readonly wide?: boolean;
  /** Shows the company verification as ahead, even if another company was joined before. */
  readonly newCompany?: boolean;
  readonly children: ReactNode;
}

export const OnboardingPage = observer(function OnboardingPage(props: OnboardingPageProps) {
  const { steps, step, title = nameOf[step], lead, back, wide = false, newCompany = false, children } = props;
  const { productName } = useConfiguration();
  // Returning recruiters have finished the steps.
  const number = steps.companyNeeded ? null : onboardingSteps.indexOf(step) + 1;
  const behind = steps.behindAt(step);
  const standingOf = (each: OnboardingStep) =>
    newCompany && each === 'company-verification' ? 'ahead' : steps.standingOf(each);
  return (
    <div className={styles.onboarding}>
      <aside className={styles.night} aria-label={layoutTexts.onboarding}>
        <LazySuspense>
          <NightSky step={number ?? onboardingSteps.length} />
        </LazySuspense>
        <div className={styles.over}>
          <Logo name={productName} />
          {number !== null && <StepList number={number} behind={behind} standingOf={standingOf} />}
        </div>
      </aside>
      <div className={cx(styles.side, wide && styles.wide)}>
        <section className={styles.top} aria-label={layoutTexts.progress}>
          <div className={styles.row}>
            <div className={styles.reach}>
              {number !== null && behind < onboardingSteps.length && <Reach number={number} />}
              {steps.onboarding.isBegun && <SavedNote>{texts.saved}</SavedNote>}
            </div>
            {/* Other screens need a company. */}
            {steps.companyNeeded && <TextLink href={paths.account}>{texts.account}</TextLink>}
            {steps.areDone && <TextLink href={paths.dashboard}>{texts.dashboard}</TextLink>}
            <LinkButton onClick={() => void steps.signOut()}>{texts.signOut}</LinkButton>
          </div>
          <div className={cx(styles.row, styles.back)}>
            {back !== undefined && <BackLink href={back} />}
            <div ref={toastPlace} className={styles.toasts} />
          </div>
        </section>
        <main className={styles.main}>
          <EntryTitle title={title}>{lead}</EntryTitle>
          {children}
        </main>
      </div>
    </div>
  );
});

interface StepListProps {
  /** The open step, from 1. */
  readonly number: number;
  /** Number of finished steps. */
  readonly behind: number;
  readonly standingOf: (step: OnboardingStep) => StepStanding;
}

const StepList = observer(function StepList({ number, behind, standingOf }: StepListProps) {
  return (
    <Stack as="ol" gap={1} aria-label={layoutTexts.steps}>
      {onboardingSteps.map((step, index) => {
        const standing = standingOf(step);
        const isPast = standing !== 'ahead' && index < behind && index + 1 !== number;
        return (
          <li
            key={step}
            className={cx(styles.step, isPast && standing !== 'skipped' && standing !== 'failed' && styles.done)}
            aria-current={index + 1 === number ? 'step' : undefined}
          >
            <span>{nameOf[step]}</span>
            {isPast && standing !== 'done' && (
              <Text as="span" size={1} space={{ marginLeft: 'auto' }}>{` ${standings[standing]}`}</Text>
            )}
          </li>
        );
      })}
    </Stack>
  );
});

function Reach({ number }: Pick<StepListProps, 'number'>) {
  return (
    <>
      <span className={styles.bars} aria-hidden="true">
        {onboardingSteps.map((step, index) => (
          <span key={step} className={cx(styles.bar, index < number && styles.reached)} />
        ))}
      </span>
      <Text as="span" tone="muted" space={{ marginRight: 'auto' }}>
        {layoutTexts.step(number, onboardingSteps.length)}
      </Text>
    </>
  );
}
