export const texts = {
  full: 'This browser has no room left: what you record now is lost when the tab closes. Remove something, on Account.',
} as const;
