import { createElement } from 'react';
import { expect, it } from 'vitest';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { Avatar } from './Avatar.tsx';

it('shows a neutral face where a person has no name to show, and initials where there is one', () => {
  const face = createElement(Avatar, { name: '' });
  expect([textOf(face), markupOf(face).includes('<svg')]).toEqual(['', true]);
  expect(textOf(createElement(Avatar, { name: 'Asha Rao' }))).toBe('AR');
  expect(markupOf(createElement(Avatar, { name: '', square: true }))).not.toContain('<svg');
});
