import { useState } from 'react';
import { Button } from '../Button.tsx';
import { EntryTitle } from '../EntryTitle.tsx';
import { FormActions } from '../FormActions.tsx';
import { Landmark, Monitor } from '../icons.ts';
import { LinkButton } from '../LinkButton.tsx';
import { OnboardingLayout } from '../OnboardingLayout.tsx';
import { Stack } from '../Stack.tsx';
import { TextField } from '../TextField.tsx';
import { TileGroup } from '../TileGroup.tsx';
import { useField } from './use-field.ts';

const steps = [
  'Introduce yourself',
  'Your company',
  'Company verification',
  'Personal verification',
  'Looking to hire in',
];
const industries = [
  'Information Technology',
  'Sales & Marketing',
  'Human Resource',
  'Operation',
  'Finance',
  'Consulting',
];

export function OnboardingSheet() {
  const [step, setStep] = useState(1);
  const name = useField('Meera Nair');
  const industry = useField<readonly string[]>(['Finance']);
  return (
    <OnboardingLayout
      product="Glo"
      progress={{ steps, step }}
      column={step === 5 ? 'wide' : 'narrow'}
      end={<LinkButton>Sign Out</LinkButton>}
    >
      <EntryTitle title={steps[step - 1] ?? ''}>Candidates see who is behind a job.</EntryTitle>
      <Stack gap={6}>
        {step === 5 ? (
          <TileGroup
            label="Industries"
            field={industry}
            tiles={industries.map((value, index) => ({ value, icon: index % 2 ? <Landmark /> : <Monitor /> }))}
          />
        ) : (
          <Stack gap={5} columns={2}>
            <TextField label="Full name" field={name} />
            <TextField label="Designation" field={name} />
          </Stack>
        )}
        <FormActions
          start={
            <Button size="lg" variant="bare" flush="start" onClick={() => setStep(1)}>
              Skip
            </Button>
          }
        >
          <Button variant="fill" size="lg" onClick={() => setStep(Math.min(step + 1, 5))}>
            Next
          </Button>
        </FormActions>
      </Stack>
    </OnboardingLayout>
  );
}
