import type { Page, Request } from '@playwright/test';

/** Collects the requests to a call from now on. */
export function requestsTo(page: Page, path: string): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/recruiter${path}`) requests.push(request);
  });
  return requests;
}
