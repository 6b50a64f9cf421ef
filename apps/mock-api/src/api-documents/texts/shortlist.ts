import type { FeatureText } from './call-text.ts';

const otherJob = { 403: 'This job belongs to another recruiter.', 404: 'There is no such job or student.' };
const foreignJob = {
  403: 'This job belongs to another company, or the caller is no confirmed member.',
  404: 'There is no such job.',
};

export const shortlistTexts: FeatureText = {
  name: 'shortlist',
  description: 'Who is recommended and shortlisted for a job, and words to them.',
  calls: {
    getRecommended: {
      summary: 'List who fits a job and has not applied',
      description: 'Best match first, each with `search_score`. The body’s `status` is 200.',
      source: 'Specification 2, section 7; decisions 30 and 41',
      refusals: foreignJob,
    },
    getShortlisted: {
      summary: 'List the shortlist of a job',
      description: 'In the order of shortlisting.',
      source: 'Specification 2, sections 3 and 7',
      refusals: foreignJob,
    },
    saveShortlisted: {
      summary: 'Shortlist a candidate for a job',
      description:
        '`student` is the candidate as the caller saw them; what is kept is `student_id`. Twice does no harm.',
      source: 'Specification 2, sections 4 and 7',
      refusals: otherJob,
    },
    removeShortlisted: {
      summary: 'Take a candidate off the shortlist of a job',
      description: 'Who is not on it is removed as well.',
      source: 'Specification 2, sections 4 and 7',
      refusals: otherJob,
    },
    sendNotification: {
      summary: 'Send words to students’ phones',
      description:
        'External user ids are student ids; all must be known, or nothing is sent. The words are one of two. A backend may ask for a key in a header, which a gateway ' +
        'should add: a key that a browser receives is public.',
      source: 'Specification 2, section 7; decisions 37, 38 and 62',
      refusals: { 403: 'The caller has not filled in their details.', 404: 'There is no such student.' },
      limited: true,
    },
    sendEmail: {
      summary: 'Send an e-mail to a candidate',
      description:
        'To students only. `link` is the link of the meeting: http or https, which a missing scheme reads as.',
      source: 'Specification 2, sections 2 and 7; decision 62',
      refusals: { 403: 'The caller has not filled in their details.', 404: 'No student has this e-mail address.' },
      limited: true,
    },
  },
};

const ownFolders = { 403: 'These are another recruiter’s folders.' };
const ownFolder = { 403: 'This folder belongs to another recruiter.', 404: 'There is no such folder.' };

export const folderTexts: FeatureText = {
  name: 'folders',
  description: 'The global shortlist: candidates in named folders, for who made them alone.',
  calls: {
    getShortlistedStudents: {
      summary: 'List who is in any of one’s folders',
      description: 'Each student id once.',
      source: 'Specification 2, section 7; decision 45',
      refusals: ownFolders,
    },
    getFolders: {
      summary: 'List one’s folders',
      description: 'Oldest first.',
      source: 'Specification 2, sections 3 and 7',
      refusals: ownFolders,
    },
    getFolder: {
      summary: 'Read a folder',
      description: '`student_ids` are read with `getCandidatesByIds` of the candidate data service.',
      source: 'Specification 2, sections 3 and 7; decision 30',
      refusals: ownFolder,
    },
    createFolder: {
      summary: 'Create a folder',
      description: 'With the candidates that go into it at once.',
      source: 'Specification 2, section 7; decision 34',
      refusals: {
        403: 'The recruiter or the company is another one.',
        404: 'There is no such student.',
        409: 'There is a folder with this name already.',
      },
    },
    saveToFolder: {
      summary: 'Put a candidate into a folder',
      description:
        '203, as HTTP status or as the body’s `status`, means that the candidate was in the folder already. Readers accept either place.',
      source: 'Specification 2, sections 4 and 7; decisions 33 and 41',
      refusals: { 403: ownFolder[403], 404: 'There is no such folder or student.' },
    },
    removeStudent: {
      summary: 'Take a candidate out of all of one’s folders',
      description: 'Who is in none is removed as well.',
      source: 'Specification 2, section 7; decision 45',
      refusals: ownFolders,
    },
    removeFromFolder: {
      summary: 'Take a candidate out of a folder',
      description: 'Who is not in it is removed as well.',
      source: 'Specification 2, section 7',
      refusals: ownFolder,
    },
  },
};
