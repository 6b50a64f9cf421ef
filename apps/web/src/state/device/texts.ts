export const texts = {
  full: "This browser has no room left, so we can't save this. It's lost when you close the tab. Open Account and remove saved data.",
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
  export: 'Export',
  file: (date: string) => `Saved on this device, ${date}`,
  onlyHere: (notes: number) => `You have ${notes} private notes. They're only in this browser.`,
} as const;
