import type { Industry } from '@glo/domain/account/recruiter';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import {
  Ellipsis,
  GraduationCap,
  Headset,
  HeartPulse,
  Landmark,
  Megaphone,
  MessagesSquare,
  Monitor,
  Scale,
  Users,
  Workflow,
  Wrench,
  Check,
} from '../../../ui/tokens/icons.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { SubmitState } from '../../verification/SubmitState.tsx';
import { OnboardingForm } from '../OnboardingPage.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { hireInTexts as texts, texts as shared } from '../texts.ts';
import styles from './HireInView.module.css';
import type { HireInPresenter } from './hire-in-presenter.ts';
import type { FieldModel } from '../../../ui/fields/field-props.ts';

const iconOf: Record<Industry, ReactNode> = {
  'Information Technology': <Monitor />,
  'Sales & Marketing': <Megaphone />,
  'Human Resource': <Users />,
  Operation: <Workflow />,
  Finance: <Landmark />,
  Consulting: <MessagesSquare />,
  'Core Domains': <Wrench />,
  'Customer Services': <Headset />,
  'Legal and Compliance': <Scale />,
  'Education and Training': <GraduationCap />,
  'Health and Safety': <HeartPulse />,
  Other: <Ellipsis />,
};

export const HireInView = observer(function HireInView({ presenter }: { readonly presenter: HireInPresenter }) {
  const { form, saving } = presenter;
  const { hireIn } = form.fields;
  return (
    <OnboardingForm
      step="hire-in"
      lead={texts.lead}
      back={presenter.steps.beforeHireIn}
      wide
      steps={presenter.steps}
      onSubmit={presenter.submit}
    >
      <Industries field={hireIn} />
      <FormActions
        start={
          <output>
            {hireIn.shownError === null ? (
              <Text as="span" tone="muted">
                <Text as="strong" tone="ink">
                  {hireIn.value.length}
                </Text>
                <span>{texts.selectedAfter}</span>
              </Text>
            ) : (
              <Text as="span" tone="danger">
                {hireIn.shownError}
              </Text>
            )}
          </output>
        }
      >
        <SubmitButton
          missing={form.missing({ hireIn: texts.industries })}
          busy={saving.pending}
          softDisabled={!form.valid}
        >
          {shared.continue}
        </SubmitButton>
      </FormActions>
      <SubmitState action={saving} />
    </OnboardingForm>
  );
});

const Industries = observer(function Industries({ field }: { readonly field: FieldModel<readonly string[]> }) {
  const chosen = field.value;

  function toggle(value: string) {
    field.change(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset className={styles.tiles} aria-label={texts.industries}>
      {Object.entries(iconOf).map(([value, icon]) => (
        <button
          key={value}
          type="button"
          className={styles.tile}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          <Row as="span" justify="between">
            {icon}
            {chosen.includes(value) && <Check />}
          </Row>
          <span>{value}</span>
        </button>
      ))}
    </fieldset>
  );
});
