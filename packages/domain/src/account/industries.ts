/** Specification 1, section 9. */
export const industries = [
  'Information Technology',
  'Sales & Marketing',
  'Human Resource',
  'Operation',
  'Finance',
  'Consulting',
  'Core Domains',
  'Customer Services',
  'Legal and Compliance',
  'Education and Training',
  'Health and Safety',
  'Other',
] as const;

export type Industry = (typeof industries)[number];
