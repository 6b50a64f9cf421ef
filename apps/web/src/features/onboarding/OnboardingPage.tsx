import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
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
  const shown = onboardingSteps.map((each) => ({
    name: nameOf[each],
    standing: newCompany && each === 'company-verification' ? ('ahead' as const) : steps.standingOf(each),
  }));
  return (
    <OnboardingLayout
      product={productName}
      // Returning recruiters have finished the steps.
      progress={
        steps.companyNeeded
          ? null
          : { steps: shown, step: onboardingSteps.indexOf(step) + 1, behind: steps.behindAt(step) }
      }
      column={wide ? 'wide' : 'narrow'}
      back={back !== undefined && <BackLink href={back} />}
      note={steps.onboarding.isBegun && <SavedNote>{texts.saved}</SavedNote>}
      end={
        <>
          {/* Other screens need a company. */}
          {steps.companyNeeded && <TextLink href={paths.account}>{texts.account}</TextLink>}
          {steps.areDone && <TextLink href={paths.dashboard}>{texts.dashboard}</TextLink>}
          <LinkButton onClick={() => void steps.signOut()}>{texts.signOut}</LinkButton>
        </>
      }
    >
      <EntryTitle title={title}>{lead}</EntryTitle>
      {children}
    </OnboardingLayout>
  );
});

interface Step {
  readonly name: string;
  readonly standing: StepStanding;
}

interface OnboardingLayoutProps {
  readonly product: string;
  /** Steps, current step from 1, and finished steps. `null` hides the progress. */
  readonly progress: { readonly steps: readonly Step[]; readonly step: number; readonly behind: number } | null;
  /** Column width: 448 or 768. */
  readonly column?: 'narrow' | 'wide';
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

function OnboardingLayout(props: OnboardingLayoutProps) {
  const { product, progress, column = 'narrow', note, end, back, children } = props;
  return (
    <div className={styles.onboarding}>
      <aside className={styles.night} aria-label={layoutTexts.onboarding}>
        <LazySuspense>
          <NightSky step={progress?.step ?? 5} />
        </LazySuspense>
        <div className={styles.over}>
          <Logo name={product} />
          {progress && (
            <Stack as="ol" gap={1} aria-label={layoutTexts.steps}>
              {progress.steps.map(({ name, standing }, index) => {
                const isPast = standing !== 'ahead' && index < progress.behind && index + 1 !== progress.step;
                return (
                  <li
                    key={name}
                    className={cx(
                      styles.step,
                      isPast && standing !== 'skipped' && standing !== 'failed' && styles.done,
                    )}
                    aria-current={index + 1 === progress.step ? 'step' : undefined}
                  >
                    <span>{name}</span>
                    {isPast && standing !== 'done' && (
                      <Text as="span" size={1} space={{ marginLeft: 'auto' }}>{` ${standings[standing]}`}</Text>
                    )}
                  </li>
                );
              })}
            </Stack>
          )}
        </div>
      </aside>
      <div className={cx(styles.side, column === 'wide' && styles.wide)}>
        <section className={styles.top} aria-label={layoutTexts.progress}>
          <div className={styles.row}>
            <div className={styles.reach}>
              {progress && progress.behind < progress.steps.length && (
                <>
                  <span className={styles.bars} aria-hidden="true">
                    {progress.steps.map(({ name }, index) => (
                      <span key={name} className={cx(styles.bar, index < progress.step && styles.reached)} />
                    ))}
                  </span>
                  <Text as="span" tone="muted" space={{ marginRight: 'auto' }}>
                    {layoutTexts.step(progress.step, progress.steps.length)}
                  </Text>
                </>
              )}
              {note}
            </div>
            {end}
          </div>
          <div className={cx(styles.row, styles.back)}>
            {back}
            <div ref={toastPlace} className={styles.toasts} />
          </div>
        </section>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
