import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from './field-props.ts';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const field: FieldModel<string> = { value: '', required: true, shownError: null, change: () => {}, leave: () => {} };
const aText = { label: 'Text', field };

describe('a text input', () => {
  it.each([
    ['one line', (maxLength?: 60) => createElement(TextField, { ...aText, ...(maxLength && { maxLength }) })],
    ['several lines', (maxLength?: 60) => createElement(TextArea, { ...aText, ...(maxLength && { maxLength }) })],
  ])('of %s stops at 3000 characters unless told otherwise', (_, input) => {
    expect(renderToStaticMarkup(input())).toContain('maxLength="3000"');
    expect(renderToStaticMarkup(input(60))).toContain('maxLength="60"');
  });

  it('counts when asked to', () => {
    const plain = renderToStaticMarkup(createElement(TextArea, { label: 'Text', field }));
    expect(plain).not.toContain('of 3000');
    const counting = { label: 'Text', field: { ...field, value: 'abc' }, counter: true };
    expect(renderToStaticMarkup(createElement(TextArea, counting))).toContain('3 of 3000');
  });
});

describe('measures', () => {
  it('the list of a searchable box is at most 200 high', () => {
    expect(stylesOf('combobox/ComboboxPopup')).toMatch(/\.popup \{[^}]*max-height: min\(200px,/);
  });

  it('the area of a job description is 400 high', () => {
    expect(stylesOf('TextArea')).toMatch(/\.area\.xl \{[^-}]*[^-]height: 400px;/);
  });

  it('the area of a job description grows with its text', () => {
    expect(stylesOf('TextArea')).toMatch(/min-height: 400px;\s+max-height: [^;]*100vh[^;]*;\s+field-sizing: content;/);
  });
});

function stylesOf(part: string): string {
  return readFileSync(join(import.meta.dirname, `${part}.module.css`), 'utf8');
}
