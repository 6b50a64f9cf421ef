export const texts = {
  title: 'Top technologies used in your company',
  lead: 'They appear on the company page and are used to suggest candidates.',
  technologies: 'Technologies',
  marker: 'Optional',
  submit: 'Submit',
  companyBefore: 'Please fill in the company page first.',
} as const;
