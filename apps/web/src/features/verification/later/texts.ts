export const texts = {
  company: 'Company verification',
  companyLead: (company: string) => `Provide one of these to show students that ${company} is real.`,
  yourCompany: 'your company',
  byAdmin: (company: string) =>
    `Documents usually come from the admin of ${company}; from other members they may be refused.`,
  personal: 'Personal verification',
  personalLead: 'Provide a document, as a link or a file, that shows students you are who you say you are.',
  submit: 'Submit',
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
