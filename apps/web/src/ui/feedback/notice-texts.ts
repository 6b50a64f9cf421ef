/** What alerts and toasts say of their own. */
export const texts = {
  ok: 'OK',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const;
