import { expect, it } from 'vitest';
import { Membership } from './support/membership.ts';

it('a history takes what is unknown as having happened once, late, or never', () => {
  const member = new Membership();
  member.mayBecome(true);
  expect([member.saw(false), member.saw(true), member.saw(true)]).toEqual([true, true, true]);
  member.became(false);
  expect(member.saw(false)).toBe(true);
  // It has happened already, and nothing happens twice.
  expect(member.saw(true)).toBe(false);
});

it.each([
  ['a change that was acknowledged and is lost', (member: Membership) => member.became(true), false],
  ['one that nobody asked for', () => undefined, true],
])('a history does not take %s', (_what, happens, isIn) => {
  const member = new Membership();
  happens(member);
  expect(member.saw(isIn)).toBe(false);
});
