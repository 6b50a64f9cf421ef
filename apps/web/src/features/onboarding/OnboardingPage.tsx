import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { LinkButton, TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { SavedNote } from '../../ui/feedback/SavedNote.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { NightPage } from '../../ui/layout/EntryLayout.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { toastPlace } from '../../ui/layout/toast-place.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';
import type { OnboardingSteps } from './onboarding-steps.ts';
import styles from './OnboardingPage.module.css';
import { layoutTexts, standings, texts } from './texts.ts';

const nameOf: Record<OnboardingStep, string> = texts.steps;

/** Only a decoration, so it may arrive late. */
const NightSky = lazily(async () => (await import('./NightSky.tsx')).NightSky);

interface OnboardingPageProps {
  readonly steps: OnboardingSteps;
  readonly step: OnboardingStep;
  readonly title?: string;
  readonly lead: string;
  readonly back?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export const OnboardingPage = observer(function OnboardingPage(props: OnboardingPageProps) {
  const { steps, step, title = nameOf[step], lead, back, wide = false, children } = props;
  const { productName } = useConfiguration();
  // Returning recruiters have finished the steps.
  const number = steps.companyNeeded || steps.areDone ? null : onboardingSteps.indexOf(step) + 1;
  return (
    <NightPage
      product={productName}
      label={layoutTexts.onboarding}
      art={
        <LazySuspense>
          <NightSky step={number ?? onboardingSteps.length} />
        </LazySuspense>
      }
      panel={number !== null && <StepList steps={steps} number={number} />}
      narrow
    >
      <div className={cx(styles.side, wide && styles.wide)}>
        <section className={styles.top} aria-label={layoutTexts.progress}>
          <Row gap={3} wrap>
            <Row as="span" gap={3} space={{ marginRight: 'auto' }}>
              {number !== null && <Reach number={number} />}
            </Row>
            {steps.onboarding.isBegun && <SavedNote>{texts.saved}</SavedNote>}
            {/* Other screens need a company. */}
            {steps.companyNeeded && <TextLink href={paths.account}>{texts.account}</TextLink>}
            {steps.areDone && <TextLink href={paths.dashboard}>{texts.dashboard}</TextLink>}
            <LinkButton onClick={() => void steps.signOut()}>{texts.signOut}</LinkButton>
          </Row>
          <Row gap={3} className={styles.back}>
            {back !== undefined && <BackLink href={back} />}
            <div ref={toastPlace} className={styles.toasts} />
          </Row>
        </section>
        <main className={styles.main}>
          <EntryTitle title={title}>{lead}</EntryTitle>
          {children}
        </main>
      </div>
    </NightPage>
  );
});

/** A step with one form. */
export function OnboardingForm(props: OnboardingPageProps & Pick<ComponentProps<typeof Form>, 'onSubmit' | 'enterIn'>) {
  const { onSubmit, enterIn, children, ...page } = props;
  return (
    <OnboardingPage {...page}>
      <Form onSubmit={onSubmit} enterIn={enterIn}>
        <Stack gap={5}>{children}</Stack>
      </Form>
    </OnboardingPage>
  );
}

interface StepListProps {
  readonly steps: OnboardingSteps;
  /** The open step, from 1. */
  readonly number: number;
}

const StepList = observer(function StepList({ steps, number }: StepListProps) {
  return (
    <Stack as="ol" gap={1} aria-label={layoutTexts.steps}>
      {onboardingSteps.map((step, index) => {
        const standing = index + 1 < number ? steps.standingOf(step) : 'ahead';
        return (
          <li
            key={step}
            className={cx(styles.step, (standing === 'done' || standing === 'notNeeded') && styles.done)}
            aria-current={index + 1 === number ? 'step' : undefined}
          >
            <span>{nameOf[step]}</span>
            {(standing === 'skipped' || standing === 'notNeeded') && (
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
      <Text as="span" tone="muted">
        {layoutTexts.step(number, onboardingSteps.length)}
      </Text>
    </>
  );
}
