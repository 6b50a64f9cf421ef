import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { OnboardingLayout } from './OnboardingLayout.tsx';
import { SavedNote } from '../../ui/feedback/SavedNote.tsx';
import type { OnboardingSteps } from './onboarding-steps.ts';
import { texts } from './texts.ts';

const nameOf: Record<OnboardingStep, string> = texts.steps;

interface OnboardingPageProps {
  readonly steps: OnboardingSteps;
  readonly step: OnboardingStep;
  /** The step's own name unless given. */
  readonly title?: string;
  readonly lead: ReactNode;
  /** Where Back leads; the first step has none. */
  readonly back?: string;
  readonly wide?: boolean;
  /** A company is being created: its verification comes next, whichever was joined before. */
  readonly newCompany?: boolean;
  readonly children: ReactNode;
}

/** What every step shows around its own content. */
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
      // Who comes back for a company has done the steps: counting them again would say otherwise.
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
          {/* All else of the product is closed to them. */}
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
