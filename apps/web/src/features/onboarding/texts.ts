import { postOnboardingTexts as later } from '../verification/texts.ts';

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
  lead: "You post jobs in your company's name. Join its page, or create one.",
  companyNeededLead:
    "Everything you entered is saved. You can't post or search until you add a company. Join yours or create its page to continue.",
  joining: "You'll see colleagues and their jobs once your membership is confirmed.",
  join: 'Join',
  joinThis: (company: string) => `Join ${company}`,
  isJoining: (company: string) => `You're joining ${company}.`,
  joined: (company: string) => `You joined ${company}.`,
  company: 'Company',
  search: 'Search for your company',
  hint: 'Not listed? Type its name to create its page.',
  create: (name: string) => `Create “${name}”`,
  missing: 'Choose a company, or create its page',
  skip: 'Skip for now',
  skipConsequence: "You can't post or search until you add a company.",
  notLoaded: "We couldn't load the companies",
  notFetched: 'Failed to fetch companies. Please try again.',
} as const;

export const createCompanyTexts = {
  lead: 'Students read this before they apply.',
  image: 'Company image',
  imageMarker: 'Required',
  imageHint: 'PNG, JPEG, WebP, GIF or AVIF. Up to 5 MB.',
  imageOnItsWay: 'Your image is still uploading.',
  name: 'Company name',
  exists: (company: string) => `${company} already has a page here. Join it if it's your company.`,
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
  notSaved: "We couldn't save your company page. Please try again.",
  isThere: 'Your company page already exists.',
} as const;

export const detailsTexts = {
  lead: 'Candidates see this with the jobs you post.',
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
  lead: 'We show them on your company page and use them to suggest candidates.',
  technologies: 'Technologies',
  marker: 'Optional',
  submit: 'Submit',
  companyBefore: 'Please fill in the company page first.',
} as const;

export const verificationTexts = {
  companyLead: (company: string) =>
    `${later.companyLead(company || later.yourCompany)} You can skip this and do it later from the dashboard.`,
  personalLead: `${later.personalLead} You can skip this and do it later.`,
  confirming: (company: string) =>
    `It also confirms your membership of ${company}, unless your email's domain already did.`,
  onlyCreators: "Only the person who created the company's page can verify it.",
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
} as const;
