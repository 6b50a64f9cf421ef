export const texts = {
  lead: 'This is how candidates see who posted a job.',
  name: 'Full name',
  position: 'Designation',
  phoneNumber: 'Phone number',
  phoneNumberHint: 'Ten digits, with or without a plus in front.',
} as const;
