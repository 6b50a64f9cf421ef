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

export const companyTexts = {
  lead: 'Jobs are posted in its name. Join the page it already has here, or create one.',
  leadWhereNeeded:
    'Everything you entered is saved. The dashboard, jobs and candidates need a company. Join yours or create its page to continue.',
  joining: 'Colleagues and their jobs show once you are verified, if not before.',
  join: 'Join',
  joinThis: (company: string) => `Join ${company}`,
  isJoining: (company: string) => `You are joining ${company}.`,
  joined: (company: string) => `You joined ${company}.`,
  company: 'Company',
  search: 'Search for your company',
  hint: 'Not listed? Type its name to create its page.',
  create: (name: string) => `Create “${name}”`,
  missing: 'Choose a company, or create its page',
  skip: 'Skip for now',
  skipMeans: "You can't post or search until you add a company.",
  notLoaded: 'The companies could not be loaded',
  notFetched: 'Failed to fetch companies. Please try again.',
} as const;

export const createCompanyTexts = {
  lead: 'What students read about the company before they apply.',
  image: 'Company image',
  imageMarker: 'Required',
  imageHint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  imageOnItsWay: 'Your image is still being uploaded.',
  name: 'Company name',
  exists: (company: string) => `${company} already has a page here. Join it, unless yours is another company.`,
  url: 'Company URL',
  urlExample: 'www.example.com',
  about: 'Description',
  size: 'Company size',
  chooseSize: 'Choose',
  types: 'Company type',
  typesMarker: 'At least one',
  authorisation: 'Authorisation',
  authorised:
    'I am an authorised representative of this organisation and have the right to act on its behalf. I agree to the additional terms for pages.',
  addTechnologies: 'Add the technologies you use',
  notSaved: 'Your company page could not be saved. Please try again.',
  isThere: 'Your company page already exists.',
} as const;

export const detailsTexts = {
  lead: 'This is how candidates see who posted a job.',
  name: 'Full name',
  position: 'Designation',
  phoneNumber: 'Phone number',
  phoneNumberHint: 'Ten digits, with or without a plus in front.',
} as const;

export const hireInTexts = {
  lead: 'Choose at least one industry.',
  missing: 'Choose at least one industry.',
  industries: 'Industries',
  selectedAfter: ' selected',
} as const;

export const technologiesTexts = {
  title: 'Top technologies used in your company',
  lead: 'They appear on the company page and are used to suggest candidates.',
  technologies: 'Technologies',
  marker: 'Optional',
  submit: 'Submit',
  companyBefore: 'Please fill in the company page first.',
} as const;

export const verificationTexts = {
  companyLead: (company: string) =>
    `Provide one of these to show students that ${company} is real. You can skip this and do it later from the dashboard.`,
  yourCompany: 'your company',
  personalLead:
    'Provide a document, as a link or a file, that shows students you are who you say you are. You can skip this and do it later.',
  confirming: (company: string) => `It also confirms your membership of ${company}, unless your email’s domain does.`,
  onlyCreators: 'Only the person who created the company’s page can verify it.',
} as const;

export const layoutTexts = {
  onboarding: 'Onboarding',
  steps: 'Steps',
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;

/** Labels of finished steps with a remark. */
export const standings = {
  skipped: 'Skipped',
  notNeeded: 'Not needed',
  verified: 'Verified',
  underVerification: 'Under Verification',
  failed: 'Failed',
} as const;
