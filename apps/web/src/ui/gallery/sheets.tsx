import type { ComponentType } from 'react';
import { ButtonsSheet } from './ButtonsSheet.tsx';
import { ChoicesSheet } from './ChoicesSheet.tsx';
import { DashboardSheet } from './DashboardSheet.tsx';
import { DownloadSheet } from './DownloadSheet.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { FieldsSheet } from './FieldsSheet.tsx';
import { FilesSheet } from './FilesSheet.tsx';
import { FormSheet } from './FormSheet.tsx';
import { JobsSheet } from './JobsSheet.tsx';
import { LayersSheet } from './LayersSheet.tsx';
import { NoticesSheet } from './NoticesSheet.tsx';
import { OnboardingSheet } from './OnboardingSheet.tsx';
import { OtpSheet } from './OtpSheet.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import { StatesSheet } from './StatesSheet.tsx';

export interface Sheet {
  readonly name: string;
  readonly Content: ComponentType;
  readonly wholePage?: boolean;
}

export const sheets: readonly Sheet[] = [
  { name: 'buttons', Content: ButtonsSheet },
  { name: 'fields', Content: FieldsSheet },
  { name: 'choices', Content: ChoicesSheet },
  { name: 'files', Content: FilesSheet },
  { name: 'notices', Content: NoticesSheet },
  { name: 'states', Content: StatesSheet },
  { name: 'layers', Content: LayersSheet },
  { name: 'people', Content: PeopleSheet },
  { name: 'entry', Content: EntrySheet, wholePage: true },
  { name: 'otp', Content: OtpSheet, wholePage: true },
  { name: 'onboarding', Content: OnboardingSheet, wholePage: true },
  { name: 'dashboard', Content: DashboardSheet, wholePage: true },
  { name: 'jobs', Content: JobsSheet, wholePage: true },
  { name: 'form', Content: FormSheet, wholePage: true },
  { name: 'download', Content: DownloadSheet, wholePage: true },
];
