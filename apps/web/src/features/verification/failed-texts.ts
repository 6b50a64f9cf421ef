export const texts = {
  personal: { title: 'Your personal verification failed', screen: 'Personal verification' },
  company: { title: 'The verification of your company failed', screen: 'Company verification' },
  both: 'Your personal verification and that of your company failed',
  text: 'We could not verify what was sent. Send another document, or ',
  ofAdmin: 'We could not verify what was sent. Usually the company’s admin sends another document; ',
  contact: 'contact us',
  toLearnWhy: ' to learn why.',
} as const;
