/** Somebody who hires. */
export interface RecruiterPlan {
  email: string;
  name: string;
  position: string;
  phoneNumber: string;
  location: string;
  company: string;
  isCompanyAdmin: boolean;
  /** Parted by semicolons. */
  hireInFields: string;
}

/** The password of every seeded recruiter is `Welcome1!`; this is its argon2id hash. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$jBhbhQidJZfOE0QZsXb+Sw$XRLYBftxq3WnQdGEVDkTOuyVi5HxLHljyjcDey7+E28';

export const recruiterPlans: readonly RecruiterPlan[] = [
  {
    email: 'recruiter@acme.example',
    name: 'Meera Nair',
    position: 'Talent Acquisition Lead',
    phoneNumber: '9822014563',
    location: 'Pune, Maharashtra, India',
    company: 'Acme Works',
    isCompanyAdmin: true,
    hireInFields: 'Information Technology; Core Domains; Sales & Marketing',
  },
  {
    email: 'colleague@acme.example',
    name: 'Arjun Kulkarni',
    position: 'Operations Recruiter',
    phoneNumber: '9823045671',
    location: 'Pune, Maharashtra, India',
    company: 'Acme Works',
    isCompanyAdmin: false,
    hireInFields: 'Operation; Core Domains',
  },
  {
    email: 'leena.thomas@acme.example',
    name: 'Leena Thomas',
    position: 'Head of People',
    phoneNumber: '9845012398',
    location: 'Bengaluru, Karnataka, India',
    company: 'Acme Works',
    isCompanyAdmin: true,
    hireInFields: 'Human Resource; Consulting',
  },
  {
    email: 'imran.shaikh@acme.example',
    name: 'Imran Shaikh',
    position: 'Lead Engineer, Devices',
    phoneNumber: '9890056712',
    location: 'Pune, Maharashtra, India',
    company: 'Acme Works',
    isCompanyAdmin: false,
    hireInFields: 'Information Technology',
  },
  {
    email: 'recruiter@tidewater.example',
    name: 'Farah Siddiqui',
    position: 'People and Hiring',
    phoneNumber: '9819034527',
    location: 'Mumbai, Maharashtra, India',
    company: 'Tidewater Analytics',
    isCompanyAdmin: true,
    hireInFields: 'Information Technology; Consulting',
  },
];
