import type { ComponentType } from 'react';
import { ButtonsSheet } from './ButtonsSheet.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { FieldsSheet } from './FieldsSheet.tsx';

export interface Sheet {
  readonly name: string;
  readonly Content: ComponentType;
  readonly wholePage?: boolean;
}

export const sheets: readonly Sheet[] = [
  { name: 'buttons', Content: ButtonsSheet },
  { name: 'fields', Content: FieldsSheet },
  { name: 'entry', Content: EntrySheet, wholePage: true },
];
