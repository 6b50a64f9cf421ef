/** What the list of keys says. */
export const texts = {
  title: 'Keyboard shortcuts',
  here: 'On this screen',
  everywhere: 'Everywhere',
  search: 'Search candidates',
  find: 'Find in this list',
  list: 'Show this list',
  dashboard: 'Go to Dashboard',
  recruit: 'Go to Recruit',
  searchScreen: 'Go to Search Candidates',
  talentPool: 'Go to Talent Pool',
  betweenKeys: 'then',
  commands: 'Search jobs, people and commands',
  notification: 'Go to the notification that is shown',
  close: 'Close what is open, or clear the selection',
  characters: 'Single keys act as shortcuts',
  charactersHint: 'Switch them off if you speak to your computer, or press them by accident.',
} as const;
