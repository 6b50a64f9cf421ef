import { byId, copy, write } from './dom.ts';
import { list } from './list.ts';
import { moment } from './moment.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

interface Message {
  readonly id: string;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  readonly at: string;
}

const filter = byId('messages-filter', HTMLFormElement);
const kind = byId('message-kind', HTMLSelectElement);
const person = byId('message-person', HTMLInputElement);
const code = byId('newest-code', HTMLElement);
const button = byId('copy', HTMLButtonElement);
const nothingSent = byId('no-messages', HTMLElement).textContent;
let messages: readonly Message[] = [];
/** Of students, by their id and by their e-mail address. */
let names: Readonly<Record<string, string>> = {};

const recipientOf = ({ to }: Message) => (names[to] === undefined ? to : `${names[to]} · ${to}`);

function isWanted(message: Message): boolean {
  if (kind.value !== '' && kind.value !== message.kind) return false;
  return recipientOf(message).toLowerCase().includes(person.value.trim().toLowerCase());
}

function rowOf(message: Message): HTMLElement {
  const { subject, at, text, link } = message;
  const row = copy('message');
  write(row, 'subject', subject);
  write(row, 'to', recipientOf(message));
  write(row, 'at', moment(at));
  write(row, 'text', link === undefined ? text : `${text}\n\n${link}`);
  return row;
}

function show(): void {
  const wanted = messages.filter(isWanted);
  filter.hidden = messages.length === 0;
  const empty = byId('no-messages', HTMLElement);
  empty.hidden = wanted.length > 0;
  empty.textContent = messages.length === 0 ? nothingSent : 'No message is like that.';
  list(byId('messages', HTMLElement), wanted.toReversed(), ({ id }) => id, rowOf);
}

async function refresh(): Promise<void> {
  const outbox = (await ask('GET', 'outbox')) as { messages: Message[] };
  // Asked for afterwards, they know everybody who is in it.
  ({ names } = (await ask('GET', 'outbox/names')) as { names: Record<string, string> });
  ({ messages } = outbox);
  show();
  const newest = messages.findLast((message) => message.code !== undefined);
  byId('newest', HTMLElement).hidden = newest === undefined;
  if (newest?.code === undefined || newest.code === code.textContent) return;
  code.textContent = newest.code;
  byId('newest-to', HTMLElement).textContent = newest.to;
  button.textContent = 'Copy code';
}

async function copyCode(): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    // Over plain HTTP from another machine there is no clipboard.
    getSelection()?.selectAllChildren(code);
    button.textContent = 'Selected: copy it now';
  }
}

filter.addEventListener('input', show);
filter.addEventListener('submit', (event) => event.preventDefault());
button.addEventListener('click', () => void copyCode());
keepFresh('mailbox', refresh);
