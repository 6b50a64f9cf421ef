import { expect, it } from 'vitest';
import { industries } from './recruiter.ts';

it('the twelve industries are spelt as specified', () => {
  expect(industries.join('; ')).toBe(
    'Information Technology; Sales & Marketing; Human Resource; Operation; Finance; Consulting; Core Domains; ' +
      'Customer Services; Legal and Compliance; Education and Training; Health and Safety; Other',
  );
});
