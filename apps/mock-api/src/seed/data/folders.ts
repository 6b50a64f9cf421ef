export interface FolderPlan {
  ownedBy: string;
  /** {year} is the year to come. */
  name: string;
  /** Candidates among 1,000; fewer when the set is smaller. */
  candidates: number;
  /** Who is in it has one of these; parted by semicolons. */
  skills: string;
  daysAgo: number;
}

/** The first is the oldest of its owner. */
export const folderPlans: readonly FolderPlan[] = [
  {
    ownedBy: 'recruiter@acme.example',
    name: 'Summer {year}',
    candidates: 14,
    skills: 'React; Java; Figma',
    daysAgo: 120,
  },
  {
    ownedBy: 'recruiter@acme.example',
    name: 'Data people',
    candidates: 18,
    skills: 'Tableau; Statistics',
    daysAgo: 88,
  },
  { ownedBy: 'recruiter@acme.example', name: 'Finalists', candidates: 6, skills: 'Python; SQL', daysAgo: 40 },
  {
    ownedBy: 'recruiter@acme.example',
    name: 'Portfolios to revisit',
    candidates: 9,
    skills: 'UI Design; Graphic Design',
    daysAgo: 31,
  },
  {
    ownedBy: 'recruiter@acme.example',
    name: 'Campus drive, Pune',
    candidates: 23,
    skills: 'C; Embedded Systems; SolidWorks; MATLAB',
    daysAgo: 9,
  },
  { ownedBy: 'colleague@acme.example', name: 'Planners', candidates: 5, skills: 'Logistics; Excel', daysAgo: 11 },
  { ownedBy: 'recruiter@tidewater.example', name: 'Night shift', candidates: 7, skills: 'Tableau; SQL', daysAgo: 20 },
];
