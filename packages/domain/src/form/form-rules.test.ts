import { describe, expect, it } from 'vitest';
import { anyValue, fieldNames, type FormRules, isComplete, mandatory, optional } from './form-rules.ts';
import { atMost, required } from './rules.ts';

interface Meeting {
  readonly title: string;
  readonly link: string;
  readonly kind: 'call' | 'visit';
  readonly address: string;
}

const rules: FormRules<Meeting> = {
  title: mandatory(required('Enter a title')),
  link: optional(atMost(3, 'Too long')),
  kind: anyValue,
  address: { ...mandatory(required('Enter an address')), applies: ({ kind }) => kind === 'visit' },
};
const call: Meeting = { title: 'Hello', link: '', kind: 'call', address: '' };

describe('form rules', () => {
  it('list their fields in order', () => {
    expect(fieldNames(rules)).toEqual(['title', 'link', 'kind', 'address']);
  });

  it('tell required from optional fields', () => {
    expect([rules.title.required(call), rules.link.required(call)]).toEqual([true, false]);
  });

  it('skip the rule of an empty optional field', () => {
    const link = optional(required('Enter a link'));
    expect([link.error('', call), link.error(' ', call)]).toEqual([null, null]);
  });

  it('pass if every field passes', () => {
    expect(isComplete(rules, call)).toBe(true);
    expect(isComplete(rules, { ...call, link: 'abcd' })).toBe(false);
    expect(isComplete(rules, { ...call, title: ' ' })).toBe(false);
  });

  it('check a field only if it applies', () => {
    expect(isComplete(rules, { ...call, kind: 'visit' })).toBe(false);
    expect(isComplete(rules, { ...call, kind: 'visit', address: 'Pune' })).toBe(true);
  });

  it('do not compile without a rule for each field', () => {
    // @ts-expect-error -- no rule for the link
    const incomplete: FormRules<Pick<Meeting, 'title' | 'link'>> = { title: rules.title };
    expect(Object.keys(incomplete)).toEqual(['title']);
  });
});
