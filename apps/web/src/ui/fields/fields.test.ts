import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox/Combobox.tsx';
import { FreeTextCombobox } from './combobox/FreeTextCombobox.tsx';
import { MultiCombobox } from './combobox/MultiCombobox.tsx';
import { ImagePicker } from './files/ImagePicker.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const error = 'Enter a valid number';
const hint = 'Ten digits';
const acts = { change: () => {}, leave: () => {}, type: () => {} };
const field = { value: '12', required: true, shownError: error, typed: '', ...acts };
const texts = { label: 'Number', hint };
const choice = { options: ['1'], optionKey: String, optionLabel: String };

const controls: readonly (readonly [string, ReactElement])[] = [
  ['a text field', createElement(TextField, { ...texts, field })],
  ['a text area', createElement(TextArea, { ...texts, field })],
  ['a password field', createElement(PasswordField, { ...texts, field, autoComplete: 'new-password' })],
  ['a select', createElement(Select, { ...texts, field, options: ['1'] })],
  ['a combobox', createElement(Combobox<string>, { ...texts, ...choice, field, selected: null, onSelect: () => {} })],
  ['a free text combobox', createElement(FreeTextCombobox, { ...texts, field, suggestions: [] })],
  [
    'a multi combobox',
    createElement(MultiCombobox<string>, { ...texts, ...choice, field: { ...field, value: ['1'] } }),
  ],
];

const textOf = (control: ReactElement) =>
  markupOf(control)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('an error', () => {
  it.each(controls)('keeps the hint of %s, for screen readers too', (_, control) => {
    const markup = markupOf(control);
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    const said = described.map(
      (id) => new RegExp(` id="${id}"[^>]*>(?:<svg.*?</svg>)?(?:<span>)?([^<]+)`).exec(markup)?.[1],
    );
    expect(said).toEqual([error, hint]);
  });

  it('keeps the hint of an image picker', () => {
    const picker = {
      ...texts,
      error,
      accept: '',
      file: null,
      onPick: () => {},
      onRefuse: () => {},
      onRemove: () => {},
    };
    expect(textOf(createElement(ImagePicker, picker))).toContain(`${error} ${hint}`);
  });

  it('is shown once if the hint has the same text', () => {
    expect(textOf(createElement(TextField, { ...texts, hint: error, field }))).toBe(`Number ${error}`);
  });
});

describe('a text input', () => {
  it.each([
    ['one line', (maxLength?: 60) => createElement(TextField, { ...texts, field, ...(maxLength && { maxLength }) })],
    [
      'several lines',
      (maxLength?: 60) => createElement(TextArea, { ...texts, field, ...(maxLength && { maxLength }) }),
    ],
  ])('for %s is limited to 3000 characters by default', (_, input) => {
    expect(markupOf(input())).toContain('maxLength="3000"');
    expect(markupOf(input(60))).toContain('maxLength="60"');
  });

  it('shows a counter if requested', () => {
    expect(markupOf(createElement(TextArea, { ...texts, field }))).not.toContain('of 3000');
    expect(markupOf(createElement(TextArea, { ...texts, field, counter: true }))).toContain('2 of 3000');
  });
});

describe('a submit button', () => {
  it('stays focusable while it looks disabled, and is described by the missing and the wrong fields', () => {
    const button = { missing: ['Email'], wrong: ['Phone'], softDisabled: true, children: 'Send' };
    const markup = markupOf(createElement(SubmitButton, button));
    expect(markup).toMatch(/<span id="([^"]+)".*<button(?=[^>]* aria-disabled="true")(?=[^>]* aria-describedby="\1")/);
    expect(markup).not.toMatch(/<button[^>]* disabled/);
    expect(textOf(createElement(SubmitButton, button))).toBe('Still missing: Email. To correct: Phone Send');
    expect(markupOf(createElement(SubmitButton, { missing: [] }, 'Send'))).not.toContain('aria-d');
  });
});

describe('the specified sizes', () => {
  it('limit the list of a combobox to 200 pixels', () => {
    expect(stylesOf('combobox/ComboboxPopup')).toMatch(/\.popup \{[^}]*max-height: min\(200px,/);
  });

  it('make the job description 400 pixels high, growing with its text', () => {
    const styles = stylesOf('TextArea');
    expect(styles).toMatch(/\.area\.xl \{[^-}]*[^-]height: 400px;/);
    expect(styles).toMatch(/min-height: 400px;\s+max-height: [^;]*100vh[^;]*;\s+field-sizing: content;/);
  });
});

function stylesOf(part: string): string {
  return readFileSync(join(import.meta.dirname, `${part}.module.css`), 'utf8');
}
