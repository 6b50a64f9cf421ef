import { texts as words } from '../form-texts.ts';
import { useState } from 'react';

export interface OptionTexts<T> {
  readonly optionKey: (option: T) => string;
  readonly optionLabel: (option: T) => string;
  readonly optionDetail?: ((option: T) => string) | undefined;
}

/** A row of the list. Rows without an option are extra actions. */
export interface Entry<T> {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly option: T | null;
}

/** Longer lists are truncated. */
const maxEntries = 100;

export function toEntries<T>(options: readonly T[], texts: OptionTexts<T>): Entry<T>[] {
  return options.slice(0, maxEntries).map((option) => toEntry(option, texts));
}

export function toEntry<T>(option: T, { optionKey, optionLabel, optionDetail }: OptionTexts<T>): Entry<T> {
  return { key: optionKey(option), label: optionLabel(option), detail: optionDetail?.(option) ?? '', option };
}

export function isSameEntry(one: { readonly key: string }, other: { readonly key: string }): boolean {
  return one.key === other.key;
}

export function noteFor(query: string, emptyText: string): string {
  return query.trim() === '' ? words.typeToSearch : emptyText;
}

/** Option texts are fixed for the lifetime of a combobox. Returns those of the first render. */
export function useOptionTexts<T>(texts: OptionTexts<T>): OptionTexts<T> {
  return useState(texts)[0];
}
