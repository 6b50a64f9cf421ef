import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type AtCommit = 'pass' | 'cut before' | 'cut after';

/** A proxy between a store and its database. A test can cut the connection. */
export class DatabaseProxy {
  /** The fate of the next COMMIT: it is lost, or its reply is lost. */
  atCommit: AtCommit = 'pass';
  staysCut = false;
  commits = 0;
  listens = 0;
  cutsFirstListen = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(port: number) {
    this.#server = createServer((client) => this.#join(client, connect(port, '127.0.0.1')));
  }

  static async to(url: string): Promise<{ proxy: DatabaseProxy; url: string }> {
    const address = new URL(url);
    const proxy = new DatabaseProxy(Number(address.port));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    onTestFinished(() => {
      proxy.cut();
      proxy.#server.close();
    });
    address.port = String((proxy.#server.address() as AddressInfo).port);
    return { proxy, url: address.href };
  }

  cut(): void {
    this.#isCut = true;
    this.#cutAll();
  }

  restore(): void {
    this.#isCut = false;
  }

  #cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #join(client: Socket, database: Socket): void {
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    if (this.#isCut) return this.#cutAll();
    let isAnswerLost = false;
    client.on('data', (bytes) => {
      if (bytes.includes('LISTEN')) {
        this.listens += 1;
        if (this.cutsFirstListen && this.listens === 1) return this.#cutAll();
      }
      const isCommit = bytes.includes('COMMIT');
      if (isCommit) this.commits += 1;
      if (this.atCommit === 'pass' || !isCommit) return void database.write(bytes);
      if (this.atCommit === 'cut before') return this.#end();
      isAnswerLost = true;
      return void database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isAnswerLost) this.#end();
      else client.write(bytes);
    });
  }

  #end(): void {
    this.atCommit = 'pass';
    if (this.staysCut) this.cut();
    else this.#cutAll();
  }
}
