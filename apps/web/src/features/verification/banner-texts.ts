/** The banners of the sidebar, and the dialog behind Contact us (specification 2, section 2). */
export const texts = {
  personal: 'Personal',
  company: 'Company',
  notVerified: 'Not Verified',
  verify: 'Verify',
  noCompany: 'No company yet',
  addCompany: 'Add company',
  underVerification: 'Under Verification',
  failed: 'Failed',
  verifyAgain: 'Verify Again',
  contact: 'Contact us',
  note: 'Certain activities may be restricted until verification.',
  contactText: 'Tell us what you sent. We will look at it again',
  subject: {
    personal: 'Personal verification failed',
    company: 'Company verification failed',
    both: 'Personal and company verification failed',
  },
  writeTo: ': write to ',
  okay: 'Okay',
} as const;
