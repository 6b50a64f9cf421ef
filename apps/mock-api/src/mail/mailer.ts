import { localHosts } from '../control/allowed-hosts.ts';
import type { MessageRow } from '../data/rows.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly server: string;
  /** Whom recipients see: an address, with a name if wanted. */
  readonly from: string;
}

/** Takes messages to the people they are for. */
export interface Mailer {
  /** Rejects when the mail server did not take it. */
  send(message: MessageRow): Promise<void>;
  close(): void;
}

/** Milliseconds. Nobody waits for it, but it should end. */
const patience = 20_000;

/**
 * Whether the mail server has to offer TLS: a password or what is said to others goes over no line unencrypted. Only the server of
 * this very machine may do without.
 */
export function needsTls(server: string): boolean {
  const { hostname, username } = new URL(server);
  return username !== '' || !localHosts.includes(hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase());
}

/** Sends over SMTP. */
export async function smtpMailer({ server, from }: MailSettings): Promise<Mailer> {
  // Here, so that a start without mail does not load it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: server,
    requireTLS: needsTls(server),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Nothing in a message may make this server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, link = '' }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text: link ? `${text}\n\n${link}` : text,
      });
    },
    close: () => transport.close(),
  };
}
