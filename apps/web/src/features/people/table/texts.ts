export const texts = {
  columns: {
    name: 'Name',
    fit: 'Fit',
    college: 'College',
    degree: 'Degree',
    year: 'Year',
    place: 'Place',
    state: 'State',
    note: 'Note',
  },
  selection: 'Selection',
  selectAll: 'Select all',
  more: 'Actions',
  scores: { match: 'Match', points: 'GloPoints' },
  fit: (held: number, wanted: number) => `${held} of ${wanted}`,
  viewed: 'Viewed',
  isNew: 'New',
} as const;
