import { byId, copy, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  readonly at: string;
}

const code = byId('newest-code', HTMLElement);
const button = byId('copy', HTMLButtonElement);

function rowOf({ subject, to, at, text, link }: Message): HTMLElement {
  const row = copy('message');
  write(row, 'subject', subject);
  write(row, 'to', to);
  write(row, 'at', new Date(at).toLocaleString());
  write(row, 'text', link === undefined ? text : `${text}\n\n${link}`);
  return row;
}

async function refresh(): Promise<void> {
  const { messages } = (await ask('GET', 'outbox')) as { messages: Message[] };
  byId('no-messages', HTMLElement).hidden = messages.length > 0;
  list(byId('messages', HTMLElement), messages.toReversed(), ({ id }) => id, rowOf);
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

button.addEventListener('click', () => void copyCode());
keepFresh('mailbox', refresh);
