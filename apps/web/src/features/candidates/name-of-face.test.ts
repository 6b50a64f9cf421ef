import { standInName } from '@glo/domain/blind-review/stand-in-name';
import { studentId } from '@glo/domain/testing/builders';
import { expect, it } from 'vitest';
import { nameOfFace } from './name-of-face.ts';

it("has no initials of a stand-in, which would pass for the person's own", () => {
  expect(nameOfFace(standInName(studentId('asha')))).toBe('');
  expect(nameOfFace('Asha Rao')).toBe('Asha Rao');
});
