/** Answers about people stay in no cache; what may be kept says so itself. */
export const keptNowhere = { 'cache-control': 'no-store' };

/** On every answer of the two services, which is JSON and never a page: what keeps it from being shown, sniffed or embedded as one. */
export const serviceHeaders = {
  ...keptNowhere,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
