import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { LinkButton, TextLink } from '../../ui/actions/TextLink.tsx';
import { OnboardingLayout } from './OnboardingLayout.tsx';
import { SavedNote } from '../../ui/feedback/SavedNote.tsx';
import type { OnboardingSteps } from './onboarding-steps.ts';
import { texts } from './texts.ts';

const nameOf: Record<OnboardingStep, string> = texts.steps;

interface OnboardingPageProps {
  readonly steps: OnboardingSteps;
  readonly step: OnboardingStep;
  readonly title?: string;
  readonly lead: ReactNode;
  readonly back?: string;
  readonly wide?: boolean;
  /** Its verification comes next, even after joining another company before. */
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
      note={steps.isBegun && <SavedNote>{texts.saved}</SavedNote>}
      end={
        <>
          {/* The rest of the product is closed to them. */}
          {steps.companyNeeded && <TextLink href={paths.account}>{texts.account}</TextLink>}
          {steps.areDone && <TextLink href={paths.dashboard}>{texts.dashboard}</TextLink>}
          <LinkButton onClick={steps.signOut}>{texts.signOut}</LinkButton>
        </>
      }
    >
      <EntryTitle title={title}>{lead}</EntryTitle>
      {children}
    </OnboardingLayout>
  );
});
