/** Specification 1, section 2. */
export const texts = {
  steps: {
    details: 'Introduce yourself',
    company: 'Your company',
    'company-verification': 'Company verification',
    'personal-verification': 'Personal verification',
    'hire-in': 'Looking to hire in',
  },
  saved: 'Saved on this device',
  account: 'Account',
  dashboard: 'Dashboard',
  signOut: 'Sign Out',
  next: 'Next',
  continue: 'Continue',
  resume: (step: string) => `Continue with “${step}”`,
  skip: 'Skip',
  createCompany: 'Create Company Page',
  searchAndChoose: 'Search and choose',
  notSaved: 'Something went wrong,Try again later',
  stepBefore: 'Please finish this step first.',
} as const;
