/** Introduce yourself (specification 1, section 2). */
export const texts = {
  lead: 'Candidates see who is behind a job. Say it the way you would in person.',
  name: 'Full name',
  position: 'Designation',
  phoneNumber: 'Phone number',
  phoneNumberHint: 'Ten digits, with or without a plus in front.',
} as const;
