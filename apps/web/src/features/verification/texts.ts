export const texts = {
  verification: 'Verification',
  cin: 'CIN number',
  cinHint: '21 characters, for example U72900PN2014PTC151234',
  orDocument: 'or an identification document',
  link: 'Link to the document',
  linkStart: 'https://',
  or: 'or',
  file: 'Uploaded file',
  fileHint: 'PDF or DOC. It uploads right away. Only our reviewers can see it.',
  fileLost: (name: string) => `${name} was not uploaded yet. Please choose it again.`,
  oneOfThree: 'one of CIN number, link, file',
  oneOfTwo: 'a link or a file',
  nothingOfThree: 'Enter a CIN number or a link, or choose a file',
  nothingOfTwo: 'Enter a link or choose a file',
  whatNext: 'Next, a reviewer reads it. Your dashboard shows the result. If it fails, you can send another document.',
  keepOne: 'Only one can be sent. Keep one and clear the rest.',
  notConfirmed: 'We could not confirm that this arrived. Everything you entered is still here: please try again.',
  uploaded: 'uploaded',
  notUploaded: 'not uploaded',
  sizeUnits: ['bytes', 'KB', 'MB', 'GB'],
} as const;

export const postOnboardingTexts = {
  company: 'Company verification',
  companyLead: (company: string) => `Provide one of these to show students that ${company} is real.`,
  yourCompany: 'your company',
  byAdmin: (company: string) =>
    `Documents usually come from the admin of ${company}; from other members they may be refused.`,
  personal: 'Personal verification',
  personalLead: 'Provide a document, as a link or a file, that shows students you are who you say you are.',
  submit: 'Submit',
  sendAnother: 'Send another document',
  back: 'Dashboard',
  meanwhile:
    'Until it is reviewed, you can post opportunities and search candidates; certain other activities may be restricted.',
  submitted: 'What you sent is being reviewed. What you send now replaces it.',
  companySent: 'Submitted. Your company is under verification.',
  verifiedCompanySent: 'Submitted. Your company stays verified while it is reviewed.',
  personalSent: 'Submitted. You are under verification.',
  failed: 'Please send another document that opens, can be read and shows the name used here. ',
  contact: 'Contact us',
  toLearnWhy: ' to learn why it failed.',
  companyVerified: (company: string) => `Nothing more is needed: ${company} is verified`,
  companyStaysVerified: 'It stays so while new documents are reviewed.',
  personalVerified: 'Nothing more is needed: you are verified',
  personalAgain: 'After a new document you are under verification again.',
} as const;

export const failedTexts = {
  personal: { title: 'Your personal verification failed', screen: 'Personal verification' },
  company: { title: 'The verification of your company failed', screen: 'Company verification' },
  both: 'Your personal verification and that of your company failed',
  text: 'We could not verify what was sent. Send another document, or ',
  ofAdmin: 'We could not verify what was sent. Usually the company’s admin sends another document; ',
  contact: 'contact us',
  toLearnWhy: ' to learn why.',
} as const;

export const uploadFailed = 'Some error occured,Please try again';
export const submitFailed = 'Some error occured,try again later';
export const postOnboardingFailed = 'some error occurred';
