import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface ReceivedEmail {
  readonly to: string;
  readonly data: string;
}

export interface MailServer {
  readonly url: string;
  /** Waits for `count` messages. Resolves with them, oldest first. */
  received(count: number): Promise<readonly ReceivedEmail[]>;
}

/** Starts a mail server that accepts every message or refuses every recipient. Stops it after the test. */
export async function aMailServer({ refuses = false } = {}): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const server = createServer((socket) => void serve(socket));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });

  async function serve(socket: Socket): Promise<void> {
    const send = (line: string) => socket.write(`${line}\r\n`);
    send('220 test');
    let to = '';
    let data: string[] | null = null;
    for await (const line of createInterface({ input: socket })) {
      if (data !== null) {
        if (line !== '.') data.push(line);
        else {
          emails.push({ to, data: data.join('\n') });
          server.emit('email');
          data = null;
          send('250 taken');
        }
      } else if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        send(refuses ? `550 no ${to} here` : '250 ok');
      } else if (line === 'DATA') {
        data = [];
        send('354 go on');
      } else if (line === 'QUIT') {
        send('221 bye');
        socket.end();
      } else send('250 ok');
    }
  }

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async received(count) {
      while (emails.length < count) await once(server, 'email');
      return emails;
    },
  };
}
