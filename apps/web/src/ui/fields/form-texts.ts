/** What the parts of forms say that come with a screen of their own. */
export const texts = {
  noMatches: 'No matches',
  searching: 'Searching…',
  typeToSearch: 'Type to search',
  chooseFromList: 'Choose from the list',
  removeChosen: (label: string) => `Remove ${label}`,
  digit: (digit: number, of: number) => `Digit ${digit} of ${of}`,
  missing: 'Still missing',
  wrong: 'To correct',
  toCorrect: (count: number) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  setInSection: 'set',
  notSaved: 'Not saved yet, kept in this tab',
  discard: 'Discard',
  steps: 'Steps',
  stepDone: ' (done)',
} as const;
