import type { Submission } from '../../review/decide.ts';
import { fetchJson } from '../fetch-json.ts';
import { button, element, showRows } from './dom.ts';
import { addPanel, runAction } from './panels.ts';

interface Review extends Submission {
  readonly recruiterId?: string;
  readonly companyId?: string;
  readonly name: string;
  readonly email?: string;
  readonly url?: string;
  readonly cin?: string;
  readonly status: string;
  readonly documents: readonly { readonly documentLink: string }[];
}

/** Decisions made on this page. They stay in the list, so that they can be changed. */
let decided: readonly Review[] = [];

const keyOf = ({ recruiterId, companyId }: Review) => recruiterId ?? companyId ?? '';
/** Includes document and company, so that the row shows what its buttons decide on. */
const rowKeyOf = (review: Review) => `${keyOf(review)} ${review.document} ${review.company}`;

function createRow(review: Review): HTMLElement {
  const { companyId, name, email = '', url = '', cin, companyName, emailDomain, documents } = review;
  const shownName = name || email;
  const forCompany = companyName === '' ? '' : ` · for ${companyName} (${emailDomain})`;
  const subject = companyId === undefined ? `Recruiter · ${email}${forCompany}` : `Company · ${url} (${emailDomain})`;
  const document = cin === undefined ? (documents[0]?.documentLink ?? '') : `CIN ${cin}`;
  return element(
    'li',
    { className: 'row' },
    element('div', {}, element('strong', {}, shownName), element('small', {}, subject), element('small', {}, document)),
    button('Verify', `Verify ${shownName}`, () => decide(review, 'VERIFIED')),
    button('Fail', `Fail ${shownName}`, () => decide(review, 'FAILED')),
  );
}

function updateRow(row: HTMLElement, { status }: Review): void {
  const [verify, fail] = row.querySelectorAll('button');
  verify?.setAttribute('aria-pressed', String(status === 'VERIFIED'));
  fail?.setAttribute('aria-pressed', String(status === 'FAILED'));
}

function decide(review: Review, status: string): void {
  const { recruiterId, companyId, name, email, document, company } = review;
  runAction(async () => {
    await fetchJson('POST', 'verifications', { recruiterId, companyId, status, document, company });
    decided = [...decided.filter((other) => keyOf(other) !== keyOf(review)), { ...review, status }];
    return `${name || email}: verification set to ${status}.`;
  });
}

async function refresh(): Promise<void> {
  const { verifications } = (await fetchJson('GET', 'verifications')) as { verifications: Review[] };
  const waiting = new Set(verifications.map(keyOf));
  decided = decided.filter((review) => !waiting.has(keyOf(review)));
  const reviews = [...verifications, ...decided].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  showRows('reviews-list', reviews, rowKeyOf, createRow, updateRow);
}

addEventListener('world-reset', () => {
  decided = [];
});
addPanel(refresh);
