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
  common: 'Common questions',
  more: 'Need more help?',
  questions: [
    {
      question: 'How do I find people for a job?',
      answer:
        'Open the job under Recruit. APPLICANTS lists the students who applied. RECOMMENDED lists students with matching skills ' +
        "who haven't applied. To find students for any job, use Search Candidates.",
    },
    {
      question: 'How do I work through many applicants?',
      answer:
        'Press Review on a job, or choose the job on the dashboard. Undecided applicants are shown one at a time. ' +
        'S shortlists, M means Maybe, R means Not a fit. Shift and R asks for a reason. J skips, K goes back, and Z undoes the last decision. ' +
        '? lists all keys. At the end you can email the shortlisted, and the applicants who are not a fit. Students are not told of Maybe and Not a fit.',
    },
    {
      question: 'How do I find someone in a long list?',
      answer:
        'Type into Find in this list: it reads names, skills and your notes. "machine learning" finds these exact words, -sales leaves out ' +
        'matches, and python OR java finds either. Leave out hides those you have viewed, emailed, noted or put in a folder.',
    },
    {
      question: 'How do I find a person or an email again?',
      answer:
        'Press / or Ctrl K and type a name, a college or a skill. This finds everyone in your jobs and folders, also with small spelling ' +
        'mistakes. Emails that you have not sent are under Activity.',
    },
    {
      question: 'How do I see who meets the requirements of a job?',
      answer:
        'Open Filter on the job and set skills or other criteria. Under Requirements, choose up to eight that you require. They hide no one. ' +
        'Each card says how many a candidate meets: hover or focus it to see which. Choose the order Requirements, or show only those who ' +
        'meet all. Only you see requirements, and only in this browser.',
    },
    {
      question: 'How do I give my shortlist to the hiring manager?',
      answer:
        'Open the shortlist, press More tools, then Share with a manager, and create the file. To share a few candidates, select them ' +
        'and press Share with a manager in the menu of the bar below. Email the file to the hiring manager. ' +
        'It opens in any browser without a network. The manager chooses Yes, Maybe or No, writes why, and sends you the file that Save ' +
        'answers made. Press More tools, then Import answers. You see the answers on the cards, in the table, in the profile and ' +
        'in Export CSV. Only you see them, and only in this browser.',
    },
    {
      question: 'What are GloPoints, Lits and match?',
      answer:
        "GloPoints are Glo's score for a student. Lits count the approvals of their proof of work. " +
        'Match shows how well a student fits your search or your company, out of 100.',
    },
    {
      question: "What's the difference between a shortlist and a folder?",
      answer:
        "A shortlist belongs to one job, and we tell the student. A folder is your own list across jobs. We don't tell students " +
        'about folders.',
    },
    {
      question: 'What do students see?',
      answer:
        'They get a message when you view their profile from a job, and when you shortlist them. A view counts after 1.5 seconds ' +
        "on your screen, or when you act on the profile. Paging past a profile doesn't count. We send the shortlist message when Undo " +
        "expires or you leave the page. We don't tell students when you remove them. They never see your notes or folders.",
    },
    {
      question: 'Why am I not verified yet?',
      answer:
        'Send a document about yourself and one about your company. You find both steps in the sidebar. During the review, the status is ' +
        '“Under Verification”. If the status is “Failed”, send another document.',
    },
    {
      question: 'How do I change or end a job?',
      answer:
        'Open it under Recruit. To see what students read, press Manage Details. To change it, press Edit. To end it, press Close this Job. ' +
        'Its applicants stay, and you can activate the job again at any time.',
    },
  ],
  deleteAccount: { title: 'Delete your account', text: 'Permanently, with all your data.' },
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
