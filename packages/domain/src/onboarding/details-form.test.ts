import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designationRule, locationRule, nameRule, onboardingPhoneRule } from './details-form.ts';

describe('introducing yourself', () => {
  it('requires name, designation and location, in the words of the specification', () => {
    expect(nameRule('  ')).toBe('Enter a valid Name');
    expect(designationRule('')).toBe('Enter a valid Designation');
    expect(locationRule('')).toBe('Enter Your Location');
    for (const rule of [nameRule, designationRule, locationRule]) expect(rule('Meera Nair')).toBeNull();
  });

  it.each([
    '9820114467',
    '+9820114467',
    '0123456789',
    ' 9820114467 ',
    '98201 14467',
    '+98 2011 4467',
    '98201\u00a014467',
  ])('takes the phone number %j', (phone) => expect(onboardingPhoneRule(phone)).toBeNull());

  it.each(['', '982011446', '98201144670', '++9820114467', '98 20114', '982-011-446', '٠١٢٣٤٥٦٧٨٩', '9820114467\n1'])(
    'refuses the phone number %j',
    (phone) => expect(onboardingPhoneRule(phone)).toBe('Enter a valid Phone Number'),
  );

  it('takes any ten digits, with or without a plus, and no other count', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), fc.constantFrom('', '+'), (digits, plus) => {
        expect(onboardingPhoneRule(plus + digits) === null).toBe(digits.length === 10);
      }),
    );
  });
});
