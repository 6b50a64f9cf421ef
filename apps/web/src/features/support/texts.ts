export const texts = {
  title: 'Help Center',
  bug: {
    title: 'Report a bug',
    text: "Something doesn't work.",
    lead: { title: 'What went wrong?', text: 'Tell us what you did, what you expected and what happened instead.' },
  },
  help: {
    title: 'Need help',
    text: 'Ask a question or get help with a step.',
    lead: { title: 'How can we help?', text: 'Tell us what you want to do and what stops you.' },
  },
  user: { title: 'Report user', text: 'Report someone who misbehaves.', lead: 'What did this person do?' },
  deleteAccount: { title: 'Delete your account', text: 'Permanently, with all your data.' },
  common: 'Common questions',
  /** At most seven. Each name of a button or a tab is one that the application shows. */
  questions: [
    {
      question: 'How do I find people for a job?',
      answer:
        'Open the job under Recruit. APPLICANTS lists the students who applied. RECOMMENDED lists students with matching skills ' +
        "who haven't applied. To find students for any job, use Search Candidates. Choose Action on a candidate has " +
        'Shortlist for another job, with your open jobs by fit.',
    },
    {
      question: 'How do I see who fits a job best?',
      answer:
        'Each card says how much of what the job wants a candidate has, such as 5 of 7. Hover or focus it to read what is missing. ' +
        'To count more than skills, open Filter on the job and choose What this job wants. ' +
        "Among equals, the order Best fit uses GloPoints, Glo's score for a student.",
    },
    {
      question: 'How do I work through many applicants?',
      answer:
        'Press Review on a job. Undecided applicants are shown one at a time. S shortlists, M means Maybe, R means Not a fit. ' +
        'Z undoes the last decision, and ? lists all keys. At the end you can email the shortlisted and tell the others. ' +
        'Maybe and Not a fit stay in this browser, unless you press Keep as a folder.',
    },
    {
      question: 'How do I find someone again?',
      answer:
        'Press Find anyone or Ctrl K, and type a name or a skill. This finds everyone in your jobs and folders, also with small ' +
        'spelling mistakes. Find in a list reads your notes, too. To label several candidates, select them and press N. ' +
        'In Filter, you can hide those you have viewed, emailed, noted or put in a folder.',
    },
    {
      question: 'How do I give my shortlist to the hiring manager?',
      answer:
        'Open the shortlist, press Share and export, then Share with a manager. Email the file, which opens in any browser. ' +
        'The manager answers Yes, Maybe or No and sends you the file that Save answers made. Press Share and export, then ' +
        'Import answers. Only you see the answers, and only in this browser.',
    },
    {
      question: 'What do students see?',
      answer:
        'They get a message when you view their profile from a job, and when you shortlist them. A view counts after 1.5 seconds ' +
        'on your screen, or when you act on the profile. We send the shortlist message when Undo expires or you leave the page. ' +
        "We don't tell them when you remove them. They never see Maybe, Not a fit, notes or folders.",
    },
    {
      question: 'Why am I not verified yet?',
      answer:
        'Send a document about yourself and one about your company. You find both steps in the sidebar. During the review, the status is ' +
        '“Under Verification”. If the status is “Failed”, send another document.',
    },
  ],
} as const;

export const reportTexts = {
  description: 'Description',
  missing: 'Enter a description',
  hint: (to: string) => `Press Report to open an email ${to} in your email app. Then send it from there.`,
  to: (address: string) => (address === '' ? 'to your support contact' : `to ${address}`),
  submit: 'Report',
  opened: 'Now send the email in your email app',
  openedText: (to: string) =>
    `Your text stays here until you confirm that you sent it. If no email opened, copy the text and email it ${to}.`,
  tooLong: 'This is too long to open as an email',
  tooLongText: (to: string) =>
    `Copy the text, paste it into an email ${to} and send it. Your text stays here until you confirm that you sent it.`,
  sent: 'I sent it',
  copy: 'Copy the text',
  copied: 'Report copied',
  notCopied: "Your browser didn't copy the text. Please select and copy it.",
  thanks: 'Thank you for your report.',
  howTo: 'How to report someone',
  howToSteps: {
    open: 'Open the profile of the person you want to report.',
    search: 'Search Candidates',
    dots: 'Press the three dots on the profile.',
    choose: 'Choose Report User.',
  },
  onlyTrue: 'Report only facts',
  onlyTrueText: 'False reports may have consequences.',
} as const;
