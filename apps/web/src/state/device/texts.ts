export const texts = {
  full: 'This browser has no room left: what you record now is lost when the tab closes. Remove something, on Account.',
  verdictsForVisit: 'This browser has no room for your verdicts, or blocks them. They are lost when the tab closes.',
  verdictsNotLoaded: 'Your verdicts could not be loaded. Reload the page and try again.',
  verdictsRemain: 'This browser did not let us remove your verdicts. To remove them, clear its data for this site.',
  export: 'Export',
  file: (date: string) => `Saved on this device, ${date}`,
  onlyHere: (notes: number) => `You have ${notes} private notes. They're only in this browser.`,
} as const;
