import type { MessageRow } from '../../data/rows.ts';
import { fetchJson } from '../fetch-json.ts';
import { byId, element, showRows } from './dom.ts';
import { formatDateTime } from './format.ts';
import { addPanel } from './panels.ts';

const mostShown = 100;
const search = byId('message-search', HTMLInputElement);
const code = byId('newest-code', HTMLElement);
const copy = byId('copy-code', HTMLButtonElement);
let messages: readonly MessageRow[] = [];

function createRow({ subject, to, at, text, link }: MessageRow): HTMLElement {
  const summary = element(
    'summary',
    { className: 'ring-inside' },
    element('strong', {}, subject),
    element('small', {}, `${to} · ${formatDateTime(at)}`),
  );
  const body = link === undefined ? text : `${text}\n\n${link}`;
  return element('li', {}, element('details', {}, summary, element('pre', {}, body)));
}

function showMessages(): void {
  const text = search.value.trim().toLowerCase();
  const found = messages.filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(text));
  showRows('messages', found.toReversed().slice(0, mostShown), ({ id }) => id, createRow);
  byId('messages-empty', HTMLElement).textContent =
    messages.length === 0 ? 'No messages yet. New ones appear here.' : 'No message matches.';
}

async function refresh(): Promise<void> {
  ({ messages } = (await fetchJson('GET', 'outbox')) as { messages: MessageRow[] });
  showMessages();
  const newest = messages.findLast((message) => message.code !== undefined);
  byId('newest', HTMLElement).hidden = newest === undefined;
  if (newest?.code === undefined || newest.code === code.textContent) return;
  code.textContent = newest.code;
  byId('newest-to', HTMLElement).textContent = newest.to;
  copy.textContent = 'Copy code';
}

async function copyCode(): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copy.textContent = 'Copied';
  } catch {
    // Plain HTTP from another machine has no clipboard.
    getSelection()?.selectAllChildren(code);
    copy.textContent = 'Selected';
  }
}

search.addEventListener('input', showMessages);
copy.addEventListener('click', () => void copyCode());
addPanel(refresh);
