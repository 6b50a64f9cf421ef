/** Loaded with the dialog. */
export const texts = {
  title: 'Save this view',
  subtitle: 'Keeps the filter, what is left out, the order and the layout, for all your jobs on this device.',
  name: 'Name',
  noName: 'Enter a name',
  full: 'You have 20 views. Remove one first.',
  asDefault: 'Open jobs with this view',
  cancel: 'Cancel',
  submit: 'Save',
} as const;
