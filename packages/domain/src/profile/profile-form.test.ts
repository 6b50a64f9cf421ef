import { describe, expect, it } from 'vitest';
import { detailsFormRules, onboardingPhoneRule } from '../onboarding/details-form.ts';
import type { ProfileDetails } from './profile-gateway.ts';
import { phoneRule, profileFormRules } from './profile-form.ts';

const nothing: ProfileDetails = { name: '', position: '', phoneNumber: '', location: '' };
const errorOf = (name: keyof ProfileDetails, value: string) => profileFormRules[name].error(value, nothing);

describe('name and location', () => {
  it.each(['', ' ', 'Meera Nair'])('have the rules of onboarding: %o', (text) => {
    for (const name of ['name', 'location'] as const) {
      expect(errorOf(name, text)).toBe(detailsFormRules[name].error(text, nothing));
    }
  });
});

describe('a position', () => {
  it('is required', () => {
    expect(errorOf('position', '  ')).toBe('Enter a valid Position');
    expect(errorOf('position', 'Head of Hiring')).toBeNull();
  });
});

describe('a phone number in the profile', () => {
  it.each(['9820114467', '+9820114467', '1000000000', ' 9820114467 ', '98201 14467', '+98201 14467', '09820114467'])(
    '%o is valid',
    (phoneNumber) => {
      expect(phoneRule(phoneNumber)).toBeNull();
    },
  );

  it.each(['', '982011446', '98201144677', '++9820114467', '98201 1446', '9820114467a', '10820114467'])(
    '%o is invalid',
    (text) => {
      expect(phoneRule(text)).toBe('Enter a valid Phone Number');
    },
  );

  it.each(['0820114467', '+0820114467', '08201 14467'])('%o is valid only at onboarding', (text) => {
    expect(onboardingPhoneRule(text)).toBeNull();
    expect(phoneRule(text)).toBe('Enter a valid Phone Number');
  });
});
