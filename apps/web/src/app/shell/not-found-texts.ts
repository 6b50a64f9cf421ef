export const texts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have been mistyped.',
  dashboard: 'Go to the dashboard',
} as const;
