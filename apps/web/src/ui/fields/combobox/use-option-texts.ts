import { useState } from 'react';
import type { OptionTexts } from './combobox-entry.ts';

/** Option texts are fixed for the lifetime of a combobox. Returns those of the first render. */
export function useOptionTexts<T>(texts: OptionTexts<T>): OptionTexts<T> {
  return useState(texts)[0];
}
