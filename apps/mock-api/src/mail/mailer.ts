import { localHosts } from '../control/allowed-hosts.ts';
import type { MessageRow } from '../data/rows.ts';
import type { SendMailOptions } from 'nodemailer';

export interface MailSettings {
  readonly server: string;
  readonly from: string;
}

export interface Mailer {
  send(message: MessageRow, replyTo?: SendMailOptions['replyTo']): Promise<void>;
  close(): void;
}

/** Milliseconds. */
const patience = 20_000;

export function needsTls(server: string): boolean {
  const { hostname, username } = new URL(server);
  return username !== '' || !localHosts.includes(hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase());
}

export async function smtpMailer({ server, from }: MailSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: server,
    requireTLS: needsTls(server),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A message must not make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, link = '' }, replyTo) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        subject,
        text: link ? `${text}\n\n${link}` : text,
      });
    },
    close: () => transport.close(),
  };
}
