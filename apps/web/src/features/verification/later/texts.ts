/** The two verifications one comes to from the dashboard. */
export const texts = {
  company: 'Company verification',
  companyLead: 'Provide one of these to show students that your company is real.',
  byAdmin: 'Usually the company’s admin does this; from other members it may be refused.',
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
  companyVerified: 'Your company is verified and stays so while new documents are reviewed.',
  personalVerified: 'You are verified. After a new document you are under verification again.',
} as const;
