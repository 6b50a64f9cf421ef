import type { Control } from './control.ts';
import type { Message } from './shapes.ts';
import { type Patience, waitFor } from './wait-for.ts';

export interface MessageWanted extends Patience {
  /** An e-mail address, or a student's id. */
  to?: string;
  kind?: Message['kind'];
  /** Only what was sent after this one, as for a second code. */
  after?: Message;
}

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

  /** The newest such message, as soon as there is one. Throws `NeverCame` with what was sent instead. */
  waitFor({ to, kind, after, ...patience }: MessageWanted): Promise<Message> {
    // Addresses are kept in lower case.
    const address = to?.includes('@') ? to.toLowerCase() : to;
    return waitFor(
      {
        what: `message ${JSON.stringify({ to, kind, after: after?.id })}`,
        list: async () => {
          const messages = await this.list();
          return messages.slice(messages.findIndex(({ id }) => id === after?.id) + 1);
        },
        matches: (message) =>
          (address === undefined || message.to === address) && (kind === undefined || message.kind === kind),
        tell: (message) => `${message.at} ${message.kind} to ${message.to}: ${message.subject}`,
      },
      1,
      patience,
    );
  }
}
