/** The eight tips of the assistant panel (specification 2, Job Description screen). */
export const tips = [
  { name: 'Engaging introduction', help: 'Who you are and why this job exists.' },
  { name: 'Key requirements', help: 'The few things a student must have.' },
  { name: 'Specific responsibilities', help: 'What a normal week looks like.' },
  { name: 'Desired competencies', help: 'What helps, without excluding.' },
  { name: 'Company culture', help: 'How people work together here.' },
  { name: 'Benefits and perks', help: 'Pay, learning, leave, travel.' },
  { name: 'Application instructions', help: 'What to send and by when.' },
  { name: 'Proofread and revise', help: 'Read it once aloud.' },
] as const;
