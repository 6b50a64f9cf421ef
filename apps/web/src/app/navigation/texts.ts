export const texts = {
  pageTitle: (screen: string, product: string) => `${screen} · ${product} Recruiter`,
} as const;

export const leaveTexts = {
  title: 'Leave without saving?',
  text: "Your changes aren't saved yet.",
  cancelLabel: 'Keep editing',
  confirmLabel: 'Leave',
} as const;
