import { describe, expect, it } from 'vitest';
import { aCompleteCompanyForm } from '../testing/onboarding.ts';
import { companyFormIsComplete } from './company-form-complete.ts';

describe('a company form', () => {
  it('is complete without technologies', () => {
    expect(companyFormIsComplete(aCompleteCompanyForm({ technologies: [] }))).toBe(true);
  });

  it.each([
    { name: ' ' },
    { url: 'harbour' },
    { about: '' },
    { size: '' },
    { types: [] },
    { imageUrl: '' },
    { authorised: false },
  ])('is incomplete with %j', (gap) => expect(companyFormIsComplete(aCompleteCompanyForm(gap))).toBe(false));
});
