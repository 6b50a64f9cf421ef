import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const mailboxSection: Section = {
  id: 'mailbox',
  title: 'Mailbox',
  lead: 'Codes, e-mails to candidates and notifications, as they would have been sent.',
  icon: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 8 9 6 9-6"/>',
  html: `<div class="newest" id="newest" hidden>
  <p class="meta">Newest code, for <strong id="newest-to"></strong></p>
  <p class="code" id="newest-code" role="status"></p>
  <button type="button" class="fill" id="copy">Copy code</button>
</div>
<p class="empty" id="no-messages">Nothing was sent yet. Messages appear here by themselves.</p>
<ol class="rows" id="messages"></ol>
<template id="message">
  <li><details>
    <summary><strong data-part="subject"></strong><time class="meta" data-part="at"></time><span class="meta" data-part="to"></span></summary>
    <pre data-part="text"></pre>
  </details></li>
</template>`,
  script: showMailbox,
};

function showMailbox({ byId, copy, write, list, ask, keepFresh }: Tools): void {
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
}
