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
  user: { title: 'Report user', text: 'Someone is not behaving as they should.', lead: 'What did this person do?' },
  common: 'Common questions',
  more: 'Still stuck?',
  questions: [
    {
      question: 'How do I find people for a job?',
      answer:
        'Open the job under Recruit. APPLICANTS are those who applied; RECOMMENDED are students whose skills fit and who have not applied. ' +
        'Search Candidates finds students independently of any job.',
    },
    {
      question: 'How do I work through many applicants?',
      answer:
        'Press Review on a job, or choose the job on the dashboard. Undecided applicants are shown one at a time. ' +
        'S shortlists, M means Maybe, R means Not a fit. Shift and R asks for a reason. J skips, K goes back, and Z undoes the last decision. ' +
        'At the end you can email the shortlisted, or those who are not a fit. Students are not told of Maybe and Not a fit.',
    },
    {
      question: 'How do I find someone in a long list?',
      answer:
        'Type into Find in this list: it reads names, skills and your notes. "machine learning" finds these exact words, -sales leaves out ' +
        'matches, and python OR java finds either. Paste candidate ids or profile links to select those candidates. Leave out hides those ' +
        'you have viewed, emailed, noted or put in a folder.',
    },
    {
      question: 'What are GloPoints, Lits and match?',
      answer:
        'GloPoints are the score that Glo gives a student. Lits are the marks of approval their proof of work has received. ' +
        'Match says how well a student fits your search or your company, out of 100.',
    },
    {
      question: 'How do a shortlist, a folder and a star differ?',
      answer:
        'A shortlist belongs to one job, and the student is told. A folder is your own list across jobs, and no one is told. ' +
        'A star is a mark for yourself, kept on this device only.',
    },
    {
      question: 'What do students see?',
      answer:
        'They get a message when you view their profile, and when you shortlist them for a job. A view counts after ' +
        'a moment on your screen, or once you act on the profile. Paging past someone sends nothing. The message about a shortlist waits until Undo ' +
        'is gone or you leave the page. Students are not told when you remove them, and they never see notes, stars or folders.',
    },
    {
      question: 'Why am I not verified yet?',
      answer:
        'Send in a document about yourself and one about your company: the way to both is in the sidebar. While a reviewer reads them it says ' +
        '“Under Verification”. If one was not accepted it says “Failed”, and you can send in another.',
    },
    {
      question: 'How do I change or end a job?',
      answer:
        'Open it under Recruit. Manage Details shows what students read, and Edit changes it. Close this Job ends it; its applicants stay, ' +
        'and you can activate it again at any time.',
    },
  ],
  deleteAccount: { title: 'Delete your account', text: 'Permanently, with all your data.' },
} as const;

export const reportTexts = {
  description: 'Description',
  missing: 'Please describe it first',
  hint: (to: string) => `Report opens an email ${to} in your mail program. Nothing is sent until you send it there.`,
  to: (address: string) => (address === '' ? 'to your support contact' : `to ${address}`),
  submit: 'Report',
  opened: 'Please send the email that was opened',
  openedText: (to: string) => `Your text stays here until it is sent. If no email was opened, copy it and write ${to}.`,
  tooLong: 'This is too long to open as an email',
  tooLongText: (to: string) =>
    `Copy the text, paste it into an email ${to}, and send it. Your text stays here until it is sent.`,
  sent: 'I sent it',
  copy: 'Copy the text',
  copied: 'Report copied',
  notCopied: 'The browser did not copy. Please select the text and copy it.',
  thanks: 'Thank you for your report.',
  howTo: 'How to report someone',
  howToSteps: {
    open: 'Open the profile of the person you want to report.',
    search: 'Search Candidates',
    dots: 'Press the three dots on the profile.',
    choose: 'Choose Report User.',
  },
  onlyTrue: 'Please report only what is true',
  onlyTrueText: 'False reports may have consequences.',
} as const;
