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
  matchOf: (match: string, name: string) => `${match} of ${name}`,
  scored: (value: number, unit: string) => `, ${value} ${unit}`,
  ofPerson: (name: string) => ` of ${name}`,
  points: 'GloPoints',
  viewProfile: 'View Profile',
  isNew: 'New since the last search',
  viewed: 'You already viewed this profile',
  notViewed: 'Not viewed yet',
  /** On a colleague's job, who may have viewed it. */
  notViewedByYou: 'Not viewed by you yet',
  starred: 'Starred',
  note: (note: string) => `Private note: ${note}`,
  writtenTo: 'Written to',
  writtenOn: (day: string) => ` on ${day}`,
  inFolders: 'In folders',
  folders: (names: readonly string[]) => `: ${names.join(', ')}`,
  addToFolder: (name: string) => `Add to Folder: ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  /** What the state is about, beside the word for it: a shortlist of a job and a folder are not the same. */
  shortlistOf: {
    job: { shortlist: 'for this job', shortlisted: 'for this job', remove: 'from this job' },
    folders: { shortlist: 'in folders', shortlisted: 'in folders', remove: 'from this folder' },
  },
} as const;
