/** The help centre and its pages (specification 2, section 2). */
export const texts = {
  title: 'Help Center',
  bug: {
    title: 'Report a bug',
    text: 'Something does not work as it should.',
    lead: { title: 'What went wrong?', text: 'What you did, what happened, and what you expected instead.' },
  },
  help: {
    title: 'Need help',
    text: 'A question, or a step you are stuck at.',
    lead: { title: 'How can we help?', text: 'What you want to do, and where you are stuck.' },
  },
  user: { title: 'Report user', text: 'Somebody does not behave as they should.', lead: 'What did this person do?' },
  deleteAccount: { title: 'Delete your account', text: 'Permanently, with all your data.' },
} as const;
