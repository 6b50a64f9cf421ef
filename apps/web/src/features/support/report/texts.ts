export const texts = {
  description: 'Description',
  missing: 'Please describe it first',
  hint: (to: string) => `Report opens an e-mail ${to} in your mail program. Nothing is sent until you send it there.`,
  to: (address: string) => (address === '' ? 'to your support contact' : `to ${address}`),
  submit: 'Report',
  opened: 'Please send the e-mail that was opened',
  openedText: (to: string) =>
    `Your text stays here until it is sent. If no e-mail was opened, copy it and write ${to}.`,
  tooLong: 'This is too long to open as an email',
  tooLongText: (to: string) =>
    `Copy the text, paste it into an email ${to}, and send it. Your text stays here until it is sent.`,
  sent: 'I sent it',
  copy: 'Copy the text',
  copied: 'Report copied',
  notCopied: 'The browser did not copy. Please select the text and copy it.',
  thanks: 'Thank you for your report.',
  howTo: 'How to report someone',
  howToSteps: {
    open: 'Open the profile of the person you want to report.',
    search: 'Search Candidates',
    dots: 'Press the three dots on the profile.',
    choose: 'Choose Report User.',
  },
  onlyTrue: 'Please report only what is true',
  onlyTrueText: 'False reports may have consequences.',
} as const;
