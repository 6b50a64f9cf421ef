/** Texts of the first load and texts shared by several parts. */
export const texts = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  loadChanges: 'Load changes',
  saveMine: 'Save my version',
  tryAgain: 'Try again',
  about: (product: string) => `About ${product}`,
  lengthOf: (length: number, most: number) => `${length} of ${most}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  slow: 'This is taking longer than usual.',
  broken: 'Something went wrong',
  brokenText: "We couldn't show this page. Your text is saved on this device. Try again, or reload the page.",
  reload: 'Reload the page',
} as const;
