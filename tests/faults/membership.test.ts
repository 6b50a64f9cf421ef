import { expect, it } from 'vitest';
import { Membership } from './support/membership.ts';

it('a membership lets an unknown request take effect once, late or never', () => {
  const member = new Membership();
  member.mayBecome(true);
  expect([member.saw(false), member.saw(true), member.saw(true)]).toEqual([true, true, true]);
  member.became(false);
  expect(member.saw(false)).toBe(true);
  // The request has already taken effect, so it cannot do so again.
  expect(member.saw(true)).toBe(false);
});

it.each([
  ['a lost acknowledged change', (member: Membership) => member.became(true), false],
  ['a change without a request', () => undefined, true],
])('a membership rejects %s', (_what, happens, isIn) => {
  const member = new Membership();
  happens(member);
  expect(member.saw(isIn)).toBe(false);
});
