export const texts = {
  full: 'This browser blocks saving or has no room left. Your changes are lost when you close the tab.',
  remain: 'This browser did not let us remove what is saved here. To remove it, clear its data for this site.',
  export: 'Export',
  file: (date: string) => `Saved on this device, ${date}`,
  onlyHere: (notes: number) => `You have ${notes} private notes. They're only in this browser.`,
} as const;
