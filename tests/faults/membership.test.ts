import { expect, it } from 'vitest';
import { Membership } from './support/membership.ts';

it('a membership lets an unknown request take effect once, late or never', () => {
  const member = new Membership();
  member.attempt(true);
  expect([member.observe(false), member.observe(true), member.observe(true)]).toEqual([true, true, true]);
  member.acknowledge(false);
  expect(member.observe(false)).toBe(true);
  // The request has already taken effect, so it cannot do so again.
  expect(member.observe(true)).toBe(false);
});

it.each([
  ['a lost acknowledged change', (member: Membership) => member.acknowledge(true), false],
  ['a change without a request', () => undefined, true],
])('a membership rejects %s', (_what, happens, isIn) => {
  const member = new Membership();
  happens(member);
  expect(member.observe(isIn)).toBe(false);
});
