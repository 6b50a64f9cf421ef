export const texts = {
  full: 'This browser has no room left: what you record now is lost when the tab closes. Remove something, on Account.',
  export: 'Export',
  file: (date: string) => `Saved on this device, ${date}`,
  onlyHere: (notes: number) => `You have ${notes} private notes. They're only in this browser.`,
} as const;
