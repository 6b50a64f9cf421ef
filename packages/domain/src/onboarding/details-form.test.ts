import { describe, expect, it } from 'vitest';
import { type DetailsForm, detailsFormRules, onboardingPhoneRule } from './details-form.ts';

const nothing: DetailsForm = { name: '', position: '', phoneNumber: '', location: '' };
const errorOf = (name: keyof DetailsForm, value: string) => detailsFormRules[name].error(value, nothing);

describe('the details form', () => {
  it('requires name, designation and location', () => {
    expect(errorOf('name', '  ')).toBe('Enter a valid Name');
    expect(errorOf('position', '')).toBe('Enter a valid Designation');
    expect(errorOf('location', '')).toBe('Enter Your Location');
    for (const name of ['name', 'position', 'location'] as const) expect(errorOf(name, 'Meera Nair')).toBeNull();
  });

  it.each(['9820114467', '+9820114467', '0123456789', '98201\u00a014467', '+91 98201 14467', '٠١٢٣٤٥٦٧٨٩'])(
    'accepts the phone number %j',
    (phone) => expect(errorOf('phoneNumber', phone)).toBeNull(),
  );

  it.each(['', '982011446', '98201144670', '++9820114467', '98 20114', '982-011-446', '9820114467\n1'])(
    'refuses the phone number %j',
    (phone) => expect(onboardingPhoneRule(phone)).toBe('Enter a valid Phone Number'),
  );
});
