import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  select: (name: string) => `Select ${isolated(name)}`,
  score: (value: number, unit: string) => `Score: ${value} ${unit}.`,
  skills: (skills: readonly string[]) => `Skills: ${skills.join(', ')}.`,
  fit: (fit: string) => `Fit ${fit}`,
  fitOf: (detail: string, name: string) => `Fit ${detail} ${isolated(name)}`,
  ofPerson: (name: string) => ` of ${isolated(name)}`,
  gradeWord: 'Grade ',
  grade: (grade: string) => `Grade ${grade}`,
  viewProfile: 'View Profile',
  viewedAnywhere: 'Viewed',
  viewed: 'You already viewed this profile',
  notViewed: 'Not viewed yet',
  notViewedByYou: "You haven't viewed this profile yet",
  note: (note: string) => `Private note: ${note}`,
  emailedOn: (day: string) => `Emailed ${day}`,
  folders: (names: readonly string[]) => `: ${names.map(isolated).join(', ')}`,
  addToFolder: (name: string) => `Add to Folder: ${isolated(name)}`,
  moreFor: (name: string) => `More actions for ${isolated(name)}`,
  shortlistOf: {
    job: { shortlist: 'for this job', shortlisted: 'for this job', remove: 'from this job' },
    folders: { shortlist: 'in folders', shortlisted: 'in folders', remove: 'from this folder' },
  },
} as const;
