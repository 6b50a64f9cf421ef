export const texts = {
  undo: 'Undo',
  undone: (what: string) => `Undone: ${what}`,
  leaving: {
    title: 'Leave without saving?',
    text: "Your changes aren't saved yet.",
    cancelLabel: 'Keep editing',
    confirmLabel: 'Leave',
  },
  losingDrafts: (count: number) => ({
    title: count === 1 ? 'Sign out and delete your draft?' : `Sign out and delete ${count} drafts?`,
    text: 'Emails that you have not sent are kept only until you sign out. Find them in Activity.',
    cancelLabel: 'Cancel',
    confirmLabel: 'Sign out and delete',
  }),
} as const;
