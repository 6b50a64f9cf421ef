export const texts = {
  /** One record and many, as the account page counts them. */
  names: {
    notes: ['private note', 'private notes'],
    verdicts: ['decision on a candidate', 'decisions on candidates'],
    criteria: ['job with criteria', 'jobs with criteria'],
    searches: ['saved search', 'saved searches'],
    contacted: ['emailed candidate', 'emailed candidates'],
    templates: ['email template', 'email templates'],
    signature: ['signature', 'signatures'],
    meetingLink: ['meeting link', 'meeting links'],
    activity: ['activity entry', 'activity entries'],
    unsent: ['email draft', 'email drafts'],
    answers: ['answer of a hiring manager', 'answers of hiring managers'],
  },
} as const;
