/** What the card of a candidate says, and the bar for those that are ticked. */
export const texts = {
  select: (name: string) => `Select ${name}`,
  scoreIs: (value: number, unit: string) => `Recommendation score: ${value} ${unit}.`,
  skillsAre: (skills: readonly string[]) => `Skills: ${skills.join(', ')}.`,
  skillsOf: (name: string) => `Skills of ${name}`,
  skillsWanted: 'Skills looked for',
  held: ' (held)',
  missing: ' (missing)',
  match: (held: number, wanted: number) => `${held} of ${wanted} ${wanted === 1 ? 'skill' : 'skills'}`,
  ofPerson: (name: string) => ` of ${name}`,
  viewProfile: 'View Profile',
  isNew: 'New since the last search',
  viewed: 'You already viewed this profile',
  writtenOn: (day: string) => `Written to on ${day}`,
  writtenBefore: 'Written to on ',
  inFolders: (others: readonly string[]) => ` ${['folder', ...others].join(', ')}`,
  shortlistStates: { shortlist: 'Shortlist', shortlisted: 'Shortlisted', remove: 'Remove' },
} as const;
