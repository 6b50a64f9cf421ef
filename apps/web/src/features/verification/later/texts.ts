/** The two verifications one comes to from the dashboard. */
export const texts = {
  company: 'Company verification',
  companyLead: 'Provide one of these to show students that your company is real.',
  personal: 'Personal verification',
  personalLead: 'Provide a document, as a link or a file, that shows students you are who you say you are.',
  submit: 'Submit',
  back: 'Dashboard',
  meanwhile: 'Until it is reviewed, you can post opportunities and search candidates.',
  submitted: 'Your documents are being reviewed. New ones replace them.',
  failed: 'We could not verify what you sent. Please send another document.',
  failedHelp: 'Check that it opens and can be read, and that it shows the name used here. ',
  contact: 'Contact us',
  toLearnWhy: ' to learn why it failed.',
  companyVerified: 'Your company is verified and stays so while new documents are reviewed.',
  personalVerified: 'You are already verified. New documents would be reviewed again.',
} as const;
