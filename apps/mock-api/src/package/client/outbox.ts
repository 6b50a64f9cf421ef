import { setTimeout as pause } from 'node:timers/promises';
import { type Control, NotAsExpected } from './control.ts';
import type { Message } from './shapes.ts';

export interface MessageWanted {
  /** An e-mail address, or a student's id. */
  to?: string;
  kind?: Message['kind'];
  /** Only what was sent after this one, as for a second code. */
  after?: Message;
  /** 5,000 unless given. */
  timeoutMs?: number;
}

const interval = 50;
const mostTold = 20;

/** What the stand-in "sent" in one world. */
export class Outbox {
  readonly #control: Control;

  constructor(control: Control) {
    this.#control = control;
  }

  /** All, oldest first. */
  async list(): Promise<Message[]> {
    return (await this.#control.call<{ messages: Message[] }>('GET', 'outbox')).messages;
  }

  /** The newest such message, as soon as there is one. Throws `NotAsExpected` with what was sent instead. */
  async waitFor({ to, kind, after, timeoutMs = 5000 }: MessageWanted): Promise<Message> {
    // Addresses are kept in lower case.
    const address = to?.includes('@') ? to.toLowerCase() : to;
    const isWanted = (message: Message) =>
      (address === undefined || message.to === address) && (kind === undefined || message.kind === kind);
    const end = performance.now() + timeoutMs;
    for (;;) {
      const all = await this.list();
      const sent = all.slice(all.findIndex(({ id }) => id === after?.id) + 1);
      const newest = sent.findLast(isWanted);
      if (newest !== undefined) return newest;
      if (performance.now() >= end) {
        const what = JSON.stringify({ to, kind, after: after?.id });
        throw new NotAsExpected(`No message ${what} came within ${timeoutMs} ms. ${told(sent)}`);
      }
      await pause(interval);
    }
  }
}

function told(messages: readonly Message[]): string {
  if (messages.length === 0) return 'There was nothing at all.';
  const earlier = messages.length - mostTold;
  const lines = messages.slice(-mostTold).map(({ at, kind, to, subject }) => `${at} ${kind} to ${to}: ${subject}`);
  const shown = [...(earlier > 0 ? [`(${earlier} earlier ones)`] : []), ...lines];
  return `There was instead:\n${shown.map((line) => `  ${line}`).join('\n')}`;
}
