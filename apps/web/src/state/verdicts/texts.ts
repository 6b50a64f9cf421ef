export const texts = {
  forVisit: 'This browser has no room for your verdicts, or blocks them. They are lost when the tab closes.',
  notLoaded: 'Your verdicts could not be loaded. Reload the page and try again.',
  remain: 'This browser did not let us remove your verdicts. To remove them, clear its data for this site.',
} as const;
