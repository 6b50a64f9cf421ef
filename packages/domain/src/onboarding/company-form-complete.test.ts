import { describe, expect, it } from 'vitest';
import { aCompleteCompanyForm } from '../testing/onboarding.ts';
import { companyFormIsComplete } from './company-form-complete.ts';

describe('a company form', () => {
  it('is complete with everything but technologies', () => {
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
  ])('is not with %j', (gap) => expect(companyFormIsComplete(aCompleteCompanyForm(gap))).toBe(false));
});
