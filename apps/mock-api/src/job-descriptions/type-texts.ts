/** What a description says about the kind of employment. Keys are the job types of specification 2, section 9. */
export interface TypeText {
  /** A sentence of the introduction. */
  readonly terms: string;
  /** Added to what the person brings. */
  readonly need: string;
  readonly offers: readonly string[];
}

const openEnded: TypeText = {
  terms: 'This is a full-time role with room to grow.',
  need: 'Readiness to commit to one team and to grow with it',
  offers: [
    'A lasting place in the team, with responsibility from early on',
    'A plan for your development, reviewed twice a year',
  ],
};

const training: TypeText = {
  terms: 'You learn on the job, step by step, from people who do it every day.',
  need: 'Curiosity and the will to practise until it works',
  offers: ['A training plan with clear stages', 'An experienced colleague who guides you through all of them'],
};

const fixedTerm: TypeText = {
  terms: 'The role is for an agreed period, with start and end set out in the contract.',
  need: 'Availability for the whole agreed period',
  offers: ['A clear contract with fixed dates and pay', 'A written reference when the period ends'],
};

const assignment: TypeText = {
  terms: 'You work on your own account, on clearly described assignments.',
  need: 'Experience in planning your own work and keeping deadlines',
  offers: [
    'A written brief with scope, dates and fee before you start',
    'Free choice of place and hours, and payment on time',
  ],
};

const onDemand: TypeText = {
  terms: 'The work comes in busy phases, and you are there when it counts.',
  need: 'Flexibility with hours, and a quick reply when we ask',
  offers: ['Shifts announced as early as we can', 'Pay for every hour agreed to'],
};

const typeTexts = new Map<string, TypeText>([
  [
    'Internship',
    {
      terms: 'This internship is for students and recent graduates who want to do real work and learn from it.',
      need: 'Enrolment in a course of study, or a recent degree',
      offers: [
        'A mentor who has time for you every week',
        'A project of your own, presented to the team at the end',
        'A certificate that says what you have done',
      ],
    },
  ],
  ['Full-time', openEnded],
  [
    'Part-time',
    {
      terms: 'This is a part-time role, and the hours can be fitted around your studies.',
      need: 'Fixed days or hours on which the team can count on you',
      offers: ['Hours agreed with you in advance', 'The same access to training as everybody else'],
    },
  ],
  ['Freelance', assignment],
  [
    'Volunteer',
    {
      terms: 'This is a voluntary role for people who want to give some of their time to a good cause.',
      need: 'A few hours that you can give regularly',
      offers: ['Expenses paid back', 'A letter that confirms what you have contributed'],
    },
  ],
  [
    'Commission-based',
    {
      terms: 'Your pay grows with the results you bring in, under rules agreed on beforehand.',
      need: 'Drive, and staying power through slower weeks',
      offers: ['A commission plan in writing, paid out monthly', 'Material and training that help you succeed'],
    },
  ],
  ['Seasonal', onDemand],
  ['Project-based', assignment],
  ['Consultant', assignment],
  ['Trainee', training],
  ['Temporary', fixedTerm],
  ['Contract', fixedTerm],
  ['On-Call', onDemand],
]);

const other: TypeText = {
  terms: 'We shape the terms of this role together with the person who fits it.',
  need: 'Openness about what you expect from us',
  offers: ['Terms agreed with you in writing', 'Work that can grow with you'],
};

/** The text for a job type; 'Other' and unknown types leave the terms open. */
export function typeText(jobType: string): TypeText {
  return typeTexts.get(jobType) ?? other;
}
