import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox/Combobox.tsx';
import { FreeTextCombobox } from './combobox/FreeTextCombobox.tsx';
import { MultiCombobox } from './combobox/MultiCombobox.tsx';
import { ImagePicker } from './files/ImagePicker.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
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
  ['a password', createElement(PasswordField, { ...texts, field, autoComplete: 'new-password' })],
  ['a select', createElement(Select, { ...texts, field, options: ['1'] })],
  ['a combobox', createElement(Combobox<string>, { ...texts, ...choice, field, selected: null, onSelect: () => {} })],
  ['a free text', createElement(FreeTextCombobox, { ...texts, field, suggestions: [] })],
  ['several choices', createElement(MultiCombobox<string>, { ...texts, ...choice, field: { ...field, value: ['1'] } })],
];

const textOf = (control: ReactElement) =>
  markupOf(control)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('an error', () => {
  it.each(controls)('of %s keeps the hint beside it, for screen readers too', (_, control) => {
    const markup = markupOf(control);
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    const said = described.map(
      (id) => new RegExp(` id="${id}"[^>]*>(?:<svg.*?</svg>)?(?:<span>)?([^<]+)`).exec(markup)?.[1],
    );
    expect(said).toEqual([error, hint]);
  });

  it('of a picture keeps the hint beside it', () => {
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

  it('that repeats the hint is shown once', () => {
    expect(textOf(createElement(TextField, { ...texts, hint: error, field }))).toBe(`Number ${error}`);
  });
});
