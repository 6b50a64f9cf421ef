import { useState } from 'react';
import type { OptionTexts } from './combobox-entry.ts';

/** How an option is shown does not change in the life of a combobox: what it was given first, however often it renders. */
export function useOptionTexts<T>(texts: OptionTexts<T>): OptionTexts<T> {
  return useState(texts)[0];
}
