import type { CallText, FeatureText } from './call-text.ts';

export const searchTexts: FeatureText = {
  name: 'search',
  description: 'Finding candidates by what they can do.',
  calls: {
    searchCandidates: {
      summary: 'Search candidates',
      description: 'Best match first. Readers take the list from `data.data`, or from `data` when that is the list.',
      source: 'Specification 2, sections 5 and 7; decision 32',
      readOnly: true,
    },
    getTalentPool: {
      summary: 'Suggest candidates to a company',
      description: 'Who knows the technologies the company uses, best match first.',
      source: 'Specification 2, section 7; decision 40',
      readOnly: true,
    },
  },
};

const unknownStudent = { 404: 'There is no such student.' };

export const candidateTexts: FeatureText = {
  name: 'candidates',
  description: 'Students: profiles, scores, work, and the filter of the opportunity page.',
  calls: {
    getProfileData: {
      summary: 'Read a student’s profile',
      description:
        'Who they are, where they worked and studied, and how to reach them; a caller who has not filled in their details reads neither phone nor ' +
        'e-mail.',
      source: 'Specification 2, sections 3 and 7; decision 62',
      refusals: unknownStudent,
      limited: true,
    },
    getGloScore: {
      summary: 'Read a student’s GloPoints',
      description: 'The number is `data.data.score`. 0 is a score; a missing one shows nothing.',
      source: 'Specification 2, section 7; decision 35',
      refusals: unknownStudent,
    },
    getPosts: {
      summary: 'List a student’s proofs of work',
      description: 'Newest first, each with the links it has.',
      source: 'Specification 2, sections 3 and 7',
      refusals: unknownStudent,
    },
    getCandidatesByIds: {
      summary: 'Read candidates by their ids',
      description:
        'In the order of the ids; those nobody has are left out. The body’s `status` is 201 although the HTTP status is 200.',
      source: 'Specification 2, section 7; decisions 30 and 41',
      readOnly: true,
    },
    filterCandidates: {
      summary: 'Narrow a list of candidates down',
      description:
        'Of the ids in `student_id`, those who pass every part of the filter, in the order given. What is empty (an empty list or text, null, ' +
        '0 to 1000 years) filters nothing.',
      source: 'Specification 2, sections 3, 5 and 7; decision 31',
      readOnly: true,
    },
  },
};

const dropdown = (what: string): CallText => ({
  summary: `List ${what}`,
  description: 'A dropdown of the filter: all of them, as texts in `data`.',
  source: 'Specification 2, section 7; decision 31',
});

export const lookupTexts: FeatureText = {
  name: 'lookups',
  description: 'Lists to choose from while typing, and the dropdowns of the filter.',
  calls: {
    getLocations: {
      summary: 'Look up places',
      description: 'Best match first, at most 20.',
      source: 'Specification 1, section 7',
    },
    getHashtags: {
      summary: 'Look up skills',
      description: 'Best match first, at most 20. Without `searchValue`, the 50 that are named most.',
      source: 'Specification 1, section 7; specification 2, section 7',
    },
    getJobRoles: {
      summary: 'Look up job titles',
      description: 'Best match first, at most 20. A job’s title is free text; these are suggestions.',
      source: 'Specification 2, section 7; decision 43',
    },
    getBachelorsDegrees: dropdown('bachelor’s degrees'),
    getBachelorsSpecialization: dropdown('specialisations of bachelor’s degrees'),
    getMastersDegrees: dropdown('master’s degrees'),
    getMastersSpecialization: dropdown('specialisations of master’s degrees'),
    getStreams: dropdown('streams'),
    getAllInstitutes: dropdown('institutes'),
  },
};
