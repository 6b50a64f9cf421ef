export const texts = {
  cin: 'CIN number',
  cinHint: '21 characters, for example U72900PN2014PTC151234',
  orDocument: 'or an identification document',
  link: 'Link to the document',
  linkStart: 'https://',
  or: 'or',
  file: 'Uploaded file',
  fileHint: 'PDF or DOC. It uploads as soon as you choose it. Only our reviewers can see it.',
  fileLost: (name: string) => `${name} wasn't uploaded. Please choose it again.`,
  oneOfThree: 'a CIN number, a link or a file',
  oneOfTwo: 'a link or a file',
  noEvidence: 'Enter a CIN number or a link, or choose a file',
  noLinkOrFile: 'Enter a link or choose a file',
  nextSteps:
    "A reviewer checks your document, and your dashboard shows the result. If the document isn't accepted, you can send another one.",
  keepOne: {
    company: 'Send one: a CIN number, a link or a file.',
    person: 'Send either a link or a file.',
  },
  notConfirmed: "We couldn't confirm that this arrived. Everything you entered is still here. Please try again.",
  uploaded: 'uploaded',
  notUploaded: 'not uploaded',
  sizeUnits: ['bytes', 'KB', 'MB', 'GB'],
} as const;

export const postOnboardingTexts = {
  company: 'Company verification',
  companyLead: (company: string) => `Send one of these to prove to students that ${company} is real.`,
  yourCompany: 'your company',
  byAdmin: (company: string) =>
    `The admin of ${company} usually sends documents. We may refuse documents from other members.`,
  personal: 'Personal verification',
  personalLead: 'Send a document, as a link or a file, to prove your identity to students.',
  submit: 'Submit',
  back: 'Dashboard',
  meanwhile:
    "You can post opportunities and search candidates until it's reviewed. Certain other activities may be restricted.",
  submitted: "We're reviewing your document. If you send another one, it replaces the first.",
  companySent: 'Submitted. Your company is under verification.',
  verifiedCompanySent: 'Submitted. Your company stays verified during the review.',
  personalSent: "Submitted. You're under verification.",
  failed: 'Send another document that opens, is readable and shows the name you use here, or ',
  companyVerified: (company: string) => `${company === '' ? 'Your company' : company} is verified`,
  companyStaysVerified: 'Your company stays verified during a new review.',
  personalVerified: "You're verified",
  personalAgain: "If you send a new document, you'll be under verification again until it's reviewed.",
} as const;

export const failedTexts = {
  personal: "We couldn't verify you",
  company: (company: string) => `We couldn't verify ${company}`,
  both: (company: string) => `We couldn't verify you or ${company}`,
  yourCompany: 'your company',
  screens: { personal: 'Personal verification', company: 'Company verification' },
  text: 'Send another document, or ',
  ofAdmin: "The company's admin usually sends another document. You can also ",
  contact: 'contact us',
  toLearnWhy: ' to learn why.',
} as const;

export const uploadFailed = 'Some error occured,Please try again';
export const submitFailed = 'Some error occured,try again later';
export const postOnboardingFailed = 'some error occurred';
