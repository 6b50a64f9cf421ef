import { filterEntries, filterKeys } from '@glo/domain/filter/candidate-filter';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { anOpenFilterModal } from '../../testing/filter-modal.ts';
import { markupOf } from '../../testing/rendered.ts';
import { SectionControls } from './FilterControls.tsx';

it.each(filterKeys)('the dialog has a labeled control for each entry of the table: %s', (key) => {
  const { modal, form } = anOpenFilterModal();
  const { section, label } = filterEntries[key];
  // The ends of a range have labels of their own.
  const expected = section === 'work' ? /experience, minimum.*experience, maximum/ : new RegExp(label);
  expect(markupOf(createElement(SectionControls, { section, modal, form }))).toMatch(expected);
});

it('the dialog hides gender during blind review', () => {
  const { modal, form } = anOpenFilterModal({ hidesGender: true });
  expect(markupOf(createElement(SectionControls, { section: 'general', modal, form }))).not.toContain('Gender');
});
