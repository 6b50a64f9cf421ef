import type { ComponentType } from 'react';
import { ButtonsSheet } from './ButtonsSheet.tsx';
import { ChoicesSheet } from './ChoicesSheet.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { FieldsSheet } from './FieldsSheet.tsx';
import { FilesSheet } from './FilesSheet.tsx';
import { NoticesSheet } from './NoticesSheet.tsx';
import { OnboardingSheet } from './OnboardingSheet.tsx';
import { OtpSheet } from './OtpSheet.tsx';

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
  { name: 'entry', Content: EntrySheet, wholePage: true },
  { name: 'otp', Content: OtpSheet, wholePage: true },
  { name: 'onboarding', Content: OnboardingSheet, wholePage: true },
];
