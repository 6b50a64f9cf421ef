import type { Section } from './section.ts';

export const mailboxSection: Section = {
  id: 'mailbox',
  title: 'Mailbox',
  html: `<div class="newest" id="newest" hidden>
  <p class="meta">Newest code, for <strong id="newest-to"></strong></p>
  <p class="code" id="newest-code" role="status"></p>
  <button type="button" id="copy">Copy code</button>
</div>
<p class="empty" id="no-messages">Nothing was sent yet. Codes, e-mails to candidates and notifications appear here by themselves.</p>
<p class="problem" id="problem" role="alert" hidden>The server does not answer. Trying again…</p>
<ol class="messages" id="messages"></ol>
<template id="message">
  <li><details>
    <summary><span class="subject"></span><span class="meta to"></span><time class="meta"></time></summary>
    <pre></pre>
  </details></li>
</template>`,
  script: showMailbox,
};

/** In the browser: asks for new messages every two seconds and puts them on top. */
function showMailbox(): void {
  interface Message {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly code?: string;
    readonly link?: string;
    readonly at: string;
  }

  function byId<E extends HTMLElement>(id: string, type: new () => E): E {
    const element = document.getElementById(id);
    if (element instanceof type) return element;
    throw new Error(`The page has no #${id}`);
  }

  const list = byId('messages', HTMLOListElement);
  const template = byId('message', HTMLTemplateElement);
  const code = byId('newest-code', HTMLElement);
  const copy = byId('copy', HTMLButtonElement);
  let shown: readonly string[] = [];

  function item(message: Message): Node {
    const row = template.content.cloneNode(true) as DocumentFragment;
    const write = (selector: string, text: string) => row.querySelector(selector)?.replaceChildren(text);
    write('.subject', message.subject);
    write('.to', message.to);
    write('time', new Date(message.at).toLocaleTimeString());
    write('pre', message.link === undefined ? message.text : `${message.text}\n\n${message.link}`);
    return row;
  }

  function show(messages: readonly Message[]): void {
    // Messages are only ever added, unless somebody reset the data.
    if (shown.some((id, index) => messages[index]?.id !== id)) {
      list.replaceChildren();
      shown = [];
    }
    for (const message of messages.slice(shown.length)) list.prepend(item(message));
    shown = messages.map((message) => message.id);
    byId('no-messages', HTMLElement).hidden = messages.length > 0;
    const newest = messages.findLast((message) => message.code !== undefined);
    byId('newest', HTMLElement).hidden = newest === undefined;
    if (newest?.code === undefined || newest.code === code.textContent) return;
    code.textContent = newest.code;
    byId('newest-to', HTMLElement).textContent = newest.to;
    copy.textContent = 'Copy code';
  }

  async function refresh(): Promise<void> {
    const problem = byId('problem', HTMLElement);
    try {
      const response = await fetch('outbox');
      const { messages } = (await response.json()) as { messages: Message[] };
      show(messages);
      problem.hidden = true;
    } catch {
      problem.hidden = false;
    }
  }

  async function refreshForEver(): Promise<void> {
    if (!document.hidden) await refresh();
    setTimeout(() => void refreshForEver(), 2000);
  }

  async function copyCode(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      copy.textContent = 'Copied';
    } catch {
      // Over plain HTTP from another machine there is no clipboard.
      getSelection()?.selectAllChildren(code);
      copy.textContent = 'Selected: copy it now';
    }
  }

  copy.addEventListener('click', () => void copyCode());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh();
  });
  void refreshForEver();
}
