import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const reviewsSection: Section = {
  id: 'reviews',
  title: 'Review queue',
  lead: 'Recruiters and companies that submitted something for verification and wait for a decision.',
  icon: '<path d="M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.500 7-10V6z"/><path d="m9 12 2 2 4-4"/>',
  html: `<p class="empty" id="no-reviews">Nobody waits. Who submits a document appears here by itself.</p>
<ul class="rows" id="reviews-list"></ul>
<template id="review">
  <li class="row">
    <div><strong data-part="name"></strong><span class="meta" data-part="who"></span><span class="meta" data-part="document"></span></div>
    <span class="chip" data-part="status"></span>
    <div class="buttons"><button type="button" data-part="verify">Verify</button><button type="button" class="danger" data-part="fail">Fail</button></div>
  </li>
</template>`,
  script: showReviews,
};

function showReviews({ byId, copy, write, part, list, ask, act, keepFresh }: Tools): void {
  interface Waiting {
    readonly recruiterId?: string;
    readonly companyId?: string;
    readonly name: string;
    readonly email?: string;
    readonly url?: string;
    readonly cin?: string;
    readonly status: string;
    readonly documents: readonly { readonly documentLink: string; readonly submittedAt: string }[];
  }

  /** Who was decided on here stays in sight, so that a decision can be taken back. */
  let decided: readonly Waiting[] = [];

  const keyOf = ({ recruiterId, companyId }: Waiting) => `${recruiterId ?? ''} ${companyId ?? ''}`;

  function rowOf(one: Waiting): HTMLElement {
    const row = copy('review');
    const { name, email, url, cin, documents } = one;
    const link = documents[0]?.documentLink ?? '';
    write(row, 'name', name === '' ? (email ?? '') : name);
    write(row, 'who', one.companyId === undefined ? `Recruiter, ${email}` : `Company, ${url}`);
    write(row, 'document', cin === undefined ? link : `CIN ${cin}`);
    for (const [choice, status] of [
      ['verify', 'VERIFIED'],
      ['fail', 'FAILED'],
    ] as const) {
      const button = part(row, choice, HTMLButtonElement);
      button.setAttribute('aria-label', `${button.textContent} ${name}`);
      button.addEventListener('click', () => act(() => decide(one, status)));
    }
    return row;
  }

  function showStatus(row: HTMLElement, { status }: Waiting): void {
    write(row, 'status', { VERIFIED: 'Verified', FAILED: 'Failed' }[status] ?? 'Waiting');
    part(row, 'verify', HTMLElement).setAttribute('aria-pressed', String(status === 'VERIFIED'));
    part(row, 'fail', HTMLElement).setAttribute('aria-pressed', String(status === 'FAILED'));
  }

  async function decide(one: Waiting, status: string): Promise<string> {
    const { recruiterId, companyId, name } = one;
    await ask('POST', 'verifications', { recruiterId, companyId, status });
    decided = [...decided.filter((other) => keyOf(other) !== keyOf(one)), { ...one, status }];
    await refresh();
    return `${name} is ${status === 'VERIFIED' ? 'verified' : 'failed'} now.`;
  }

  async function refresh(): Promise<void> {
    const { verifications } = (await ask('GET', 'verifications')) as { verifications: Waiting[] };
    const waiting = new Set(verifications.map(keyOf));
    decided = decided.filter((one) => !waiting.has(keyOf(one)));
    const all = [...verifications, ...decided].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
    byId('no-reviews', HTMLElement).hidden = all.length > 0;
    list(byId('reviews-list', HTMLElement), all, keyOf, rowOf, showStatus);
  }

  addEventListener('world-changed', () => {
    decided = [];
  });
  keepFresh('reviews', refresh);
}
