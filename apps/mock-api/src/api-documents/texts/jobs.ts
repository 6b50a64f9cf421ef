import type { FeatureText } from './call-text.ts';

const others = { 403: 'This job belongs to another recruiter.', 404: 'There is no such job.' };
const foreign = {
  403: 'This job belongs to another company, or the caller is no confirmed member.',
  404: 'There is no such job.',
};
const colleagues = {
  403: 'This recruiter is no colleague, or the caller is no confirmed member.',
  404: 'There is no such recruiter.',
};

export const jobTexts: FeatureText = {
  name: 'jobs',
  description: 'Opportunities: posted, read, changed, closed and activated again.',
  calls: {
    getActiveJobs: {
      summary: 'List a recruiter’s active jobs',
      description:
        'Newest first; one’s own, or a colleague’s, for confirmed members. The body’s `status` is 201 although the HTTP status is 200.',
      source: 'Specification 2, section 7; decisions 17, 41 and 59',
      refusals: colleagues,
    },
    getPastJobs: {
      summary: 'List a recruiter’s closed jobs',
      description:
        'Newest first; one’s own, or a colleague’s, for confirmed members. The body’s `status` is 201 although the HTTP status is 200.',
      source: 'Specification 2, section 7; decisions 17, 41 and 59',
      refusals: colleagues,
    },
    getJob: {
      summary: 'Read a job',
      description:
        'One’s own, or a colleague’s, for confirmed members. `applicants` are student ids; `getCandidatesByIds` of the candidate data service reads them.',
      source: 'Specification 2, sections 3 and 7; decisions 30 and 59',
      refusals: foreign,
    },
    saveJob: {
      summary: 'Post a job',
      description:
        'The body’s `status` is 201 on success; any other number is a refusal. A fixed salary or experience is sent as both ends, an open one as ' +
        'null. Posting takes a company.',
      source: 'Specification 2, sections 3 to 5 and 7; decisions 25 and 41',
      refusals: { 403: 'There is no company yet, or one of the ids is somebody else’s.' },
    },
    editJob: {
      summary: 'Change a job',
      description: 'Replaces everything the form holds; status, applicants and date stay.',
      source: 'Specification 2, sections 4 and 7',
      refusals: others,
    },
    updateJobStatus: {
      summary: 'Close a job, or activate it again',
      description: 'Answers the job as it is then.',
      source: 'Specification 2, sections 4 and 7; decision 29',
      refusals: others,
    },
    suggestDescription: {
      summary: 'Suggest a description',
      description: 'A text made from the job’s title and type; it is a proposal and nothing is stored.',
      source: 'Specification 2, section 7; decision 28',
      readOnly: true,
    },
    saveViewedCandidate: {
      summary: 'Note that a candidate’s profile was opened from a job',
      description: 'The student joins `viewedApplicants`, whether they have applied or were recommended.',
      source: 'Specification 2, sections 4 and 7; decision 37',
      refusals: { 403: others[403], 404: 'There is no such job or student.' },
    },
  },
};
