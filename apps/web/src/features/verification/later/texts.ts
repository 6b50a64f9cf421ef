/** The two verifications one comes to from the dashboard. */
export const texts = {
  company: 'Company verification',
  companyLead: 'Give one of the three: it shows students that your company is real.',
  personal: 'Personal verification',
  personalLead: 'Give a document of yours, as a link or a file: it shows students that you are who you say.',
  submit: 'Submit',
  back: 'Dashboard',
  standing: {
    SUBMITTED: 'What you gave is under verification. Something new takes its place.',
    FAILED: 'What you gave could not be verified. Please give something else.',
    VERIFIED: 'This is verified already. Something new would be verified again.',
  },
} as const;
