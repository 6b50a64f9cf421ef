/** What the editor of a description says, and the eight tips of the assistant beside it (specification 2, Job Description screen). */
export const texts = {
  label: 'Description',
  placeholder: 'Type a new job description',
  hint: 'Plain text. Lines that start with • or - read as a list, a short line above it as its heading.',
  suggest: 'Suggest description',
  assistant: 'Writing assistant',
  tipsTitle: 'Eight things good descriptions have.',
  tips: [
    { name: 'Engaging introduction', help: 'Who you are and why this job exists.' },
    { name: 'Key requirements', help: 'The few things a student must have.' },
    { name: 'Specific responsibilities', help: 'What a normal week looks like.' },
    { name: 'Desired competencies', help: 'What helps, without excluding.' },
    { name: 'Company culture', help: 'How people work together here.' },
    { name: 'Benefits and perks', help: 'Pay, learning, leave, travel.' },
    { name: 'Application instructions', help: 'What to send and by when.' },
    { name: 'Proofread and revise', help: 'Read it once aloud.' },
  ],
  suggestion: 'Suggestion',
  suggestionIsThere: 'A suggested description is ready in the writing assistant.',
  dismiss: 'Dismiss',
  insert: 'Insert',
  append: 'Append',
} as const;
