import { standInName } from '@glo/domain/blind-review/stand-in-name';
import { studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { nameOfFace } from './name-of-face.ts';

it("has no initials of a stand-in, which would pass for the person's own", () => {
  expect(nameOfFace(standInName(studentId('asha')))).toBe('');
  expect(nameOfFace('Asha Rao')).toBe('Asha Rao');
});

it('leaves a neutral figure to small faces too; companies and schools have none', () => {
  const face = createElement(Avatar, { name: '' });
  expect([textOf(face), markupOf(face).includes('<svg')]).toEqual(['', true]);
  expect(textOf(createElement(Avatar, { name: 'Asha Rao' }))).toBe('AR');
  expect(markupOf(createElement(Avatar, { name: '', square: true }))).not.toContain('<svg');
});
