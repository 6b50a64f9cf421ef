import { useState } from 'react';
import { Button } from '../Button.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Form } from '../Form.tsx';
import { FormSection, FullRow } from '../FormSection.tsx';
import { Link, MapPin } from '../icons.ts';
import { MiniSteps } from '../MiniSteps.tsx';
import { MultiCombobox } from '../MultiCombobox.tsx';
import { PageFooter } from '../PageFooter.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { SavedNote } from '../SavedNote.tsx';
import { Scroll } from '../Scroll.tsx';
import { SegmentedSwitch } from '../SegmentedSwitch.tsx';
import { Select } from '../Select.tsx';
import { TextField } from '../TextField.tsx';
import { GalleryShell } from './GalleryShell.tsx';
import { type GalleryPlace, places, placeTexts } from './places.ts';
import { useField } from './use-field.ts';

const vacanciesError = 'No. of positions should be a number and should not contain more than 4 characters';

export function FormSheet() {
  const title = useField('Graduate Data Analyst');
  const type = useField('Full-time');
  const locations = useField<readonly GalleryPlace[]>(places.slice(0, 1));
  const vacancies = useField('about 12', vacanciesError);
  const link = useField('tidewater.example/careers/da-27');
  const salary = useField('650000');
  const [mode, setMode] = useState<'fixed' | 'range'>('range');
  return (
    <GalleryShell current="Post Opportunities">
      <PageHeader title="Post Opportunity" subtitle="Enter the details about the job you are posting" gutter="form">
        <MiniSteps steps={['Details', 'Description', 'Preview']} step={2} />
      </PageHeader>
      <Scroll label="Job details" gutter="form">
        <Form id="job" onSubmit={() => undefined}>
          <FormSection title="Basic Detail" text="What the job is and where.">
            <FullRow>
              <TextField label="Job title" field={title} />
            </FullRow>
            <Select label="Job type" field={type} options={['Full-time', 'Internship']} />
            <Select label="Workplace type" field={type} options={['Full-time']} />
            <FullRow>
              <MultiCombobox
                {...placeTexts}
                label="Locations"
                field={locations}
                query=""
                onQuery={() => undefined}
                options={places}
                optionIcon={<MapPin />}
                placeholder="Add a location"
              />
            </FullRow>
            <TextField label="Vacancies" field={vacancies} />
            <TextField label="Career-page link" marker="Optional" icon={<Link />} field={link} maxLength={200} />
          </FormSection>
          <FormSection title="Salary Details" text="Jobs with a salary get more applicants.">
            <FullRow>
              <SegmentedSwitch
                label="Salary"
                value={mode}
                onChange={setMode}
                options={[
                  { value: 'fixed', label: 'Fixed Salary' },
                  { value: 'range', label: 'Salary Range' },
                ]}
              />
            </FullRow>
            <TextField label="Minimum" field={salary} start="₹" inputMode="numeric" />
            <TextField label="Maximum" field={salary} start="₹" inputMode="numeric" />
          </FormSection>
        </Form>
      </Scroll>
      <PageFooter gutter="form" start={<ErrorSummary count={1} formId="job" />}>
        <SavedNote>Draft kept on this device</SavedNote>
        <Button type="submit" form="job" variant="fill" size="lg" softDisabled>
          Continue
        </Button>
      </PageFooter>
    </GalleryShell>
  );
}
