/** What the forms of verification say, in the onboarding and later; the banner and the dialog have a catalogue of their own. */
export const texts = {
  verification: 'Verification',
  verificationNote: 'Certain activities may be restricted until verification.',
  cin: 'CIN number',
  cinHint: '21 characters, for example U72900PN2014PTC151234',
  orDocument: 'or an identification document',
  link: 'Link to the document',
  linkStart: 'https://',
  or: 'or',
  file: 'Uploaded file',
  fileHint: 'PDF or DOC. It uploads right away. Only our reviewers can see it.',
  fileLost: (name: string) => `${name} was not uploaded yet. Please choose it again.`,
  nothingOfThree: 'Enter a CIN number or a link, or choose a file',
  nothingOfTwo: 'Enter a link or choose a file',
  uploaded: 'uploaded',
  notUploaded: 'not uploaded',
  sizeUnits: ['bytes', 'KB', 'MB', 'GB'],
} as const;
