/** What the sidebar says, and the banners in it. */
export const texts = {
  home: (product: string) => `${product}, to the dashboard`,
  mainNavigation: 'Main',
  verification: 'Verification',
  verificationNote: 'Certain activities may be restricted until verification.',
  accountMenu: 'Account menu',
} as const;
