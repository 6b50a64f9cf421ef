import { act } from './act.ts';
import { byId, copy, part, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

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
