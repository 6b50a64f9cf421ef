export const texts = {
  ok: 'OK',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const;
