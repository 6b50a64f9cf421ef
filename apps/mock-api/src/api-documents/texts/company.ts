import type { FeatureText } from './call-text.ts';

export const onboardingTexts: FeatureText = {
  name: 'onboarding',
  description: 'The introduction of a new recruiter.',
  calls: {
    saveOnboarding: {
      summary: 'Save the introduction',
      description:
        'What a recruiter has entered since signing up, in one call; the body’s `status` is 200. From then on `is_form_filled` is true. ' +
        '`company_id` is the company that was chosen or created, if any. Its creator is its admin; others are members not yet confirmed unless their ' +
        'address is of the creator’s e-mail domain (no free-mail one) or they are verified in person.',
      source: 'Specification 1, sections 3 and 7; decisions 17, 41 and 59',
      refusals: {
        403: 'The details are somebody else’s.',
        404: 'There is no such company.',
      },
    },
  },
};

export const companyTexts: FeatureText = {
  name: 'company',
  description: 'Companies, their members and their page.',
  calls: {
    getCompanies: {
      summary: 'List the companies to choose from',
      description: 'All of them, by name.',
      source: 'Specification 1, section 7',
    },
    uploadCompanyImage: {
      summary: 'Upload a company’s image',
      description:
        'PNG, JPEG, WebP, GIF or AVIF by content, at most 5 MB. `saveCompany` takes the address that comes back.',
      source: 'Specification 1, sections 5 and 7; decision 21',
      limited: true,
    },
    saveCompany: {
      summary: 'Create a company',
      description: 'The body’s `status` is 200, and `_id` the new company. Who creates a company is its admin.',
      source: 'Specification 1, sections 3 and 7; decisions 17 and 41',
      refusals: { 403: '`userId` is somebody else.' },
    },
    getCompanyDetails: {
      summary: 'Read one’s company',
      description:
        'As it was entered, and with its verification `documents`, newest first: the first one’s `status` is the company’s. A member not yet confirmed is given no ' +
        '`documentLink`.',
      source: 'Specification 2, section 7; decisions 24 and 59',
      refusals: { 403: 'This is another company.', 404: 'There is no such company.' },
    },
    getCompanyMembers: {
      summary: 'List the members of one’s company',
      description:
        'By name. `recruiter_id.isCompanyAdmin` marks its admin. A member not yet confirmed is given only themselves.',
      source: 'Specification 2, sections 2 and 7; decision 59',
      refusals: { 403: 'This is another company.', 404: 'There is no such company.' },
    },
  },
};

export const verificationTexts: FeatureText = {
  name: 'verification',
  description: 'Documents that prove who a recruiter and a company are.',
  calls: {
    uploadRecruiterDocument: {
      summary: 'Upload a document about oneself',
      description: 'PDF or DOC by content, at most 25 MB. `submitRecruiterDocument` takes the address that comes back.',
      source: 'Specification 1, sections 5 and 7; decision 21',
      limited: true,
    },
    submitRecruiterDocument: {
      summary: 'Submit a document about oneself',
      description:
        'An uploaded document or a link on the web; a missing scheme reads as https. The personal status becomes SUBMITTED. `company` is the ' +
        'company’s id, or empty while there is none.',
      source: 'Specification 1, section 7; decisions 22 and 24',
      refusals: { 403: '`recruiter_id` is somebody else.', 404: 'There is no such company.' },
    },
    uploadCompanyDocument: {
      summary: 'Upload a document about one’s company',
      description: 'PDF or DOC by content, at most 25 MB. `submitCompanyDocument` takes the address that comes back.',
      source: 'Specification 1, sections 5 and 7; decision 21',
      limited: true,
    },
    submitCompanyDocument: {
      summary: 'Submit a document or the CIN of one’s company',
      description:
        'By the company’s admin, or by a confirmed member while it has none. Exactly one of `documentLink` and `CIN` is filled. The body’s `status` is ' +
        '200, and the company’s becomes SUBMITTED unless it is VERIFIED: then it stays so until the reviewer says otherwise.',
      source: 'Specification 1, sections 4, 5 and 7; decisions 24, 41 and 59',
      refusals: {
        403: '`recruiter_id` is somebody else, this is another company, or it is for the company’s admin to do.',
        404: 'There is no such company.',
      },
    },
  },
};
