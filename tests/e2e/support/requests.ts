import type { Page, Request } from '@playwright/test';

/** The requests to a call from here on. */
export function requestsTo(page: Page, path: string): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/recruiter${path}`) requests.push(request);
  });
  return requests;
}
