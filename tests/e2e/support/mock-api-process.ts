import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockApiProgram } from '../../../apps/mock-api/src/testing/mock-api-program.ts';

const root = join(import.meta.dirname, '../../..');

/** The mock API as `npm start` runs it, in its own process and data folder. It can be stopped and restarted. */
export class MockApiProcess {
  /** Has no trailing slash. A restart keeps the port. */
  url = '';
  #child: ChildProcess | null = null;
  #folder = '';
  readonly #environment: Readonly<Record<string, string>>;

  /** The settings are listed in apps/mock-api/src/main.ts. */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  async start(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'mock-api-'));
    const child = spawn(join(root, 'node_modules/.bin/node'), [mockApiProgram], {
      env: {
        ...process.env,
        PORT: this.url === '' ? '0' : new URL(this.url).port,
        DATA_DIR: this.#folder,
        CANDIDATES: '300',
        // The seeded people and jobs depend on the month.
        DATA_DAY: '2026-11-20',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.url = await addressOf(child);
  }

  /** Stops gracefully. Every acknowledged change is on disk. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async discard(): Promise<void> {
    await this.#end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Returns the newest one-time code for this address. */
  async codeFor(email: string): Promise<string> {
    const messages = await this.#messages(`?to=${encodeURIComponent(email)}`);
    const code = messages.findLast((message) => message.kind === 'code')?.code;
    if (code === undefined) throw new Error(`No code was sent to ${email}`);
    return String(code);
  }

  /** Returns the notifications to students, oldest first. */
  async notificationsSent(): Promise<string[]> {
    return (await this.#messages('')).filter(({ kind }) => kind === 'notification').map(({ text }) => text);
  }

  async #messages(query: string): Promise<{ kind: string; text: string; code?: string | number }[]> {
    const response = await fetch(`${this.url}/__mock/outbox${query}`);
    return ((await response.json()) as { messages: { kind: string; text: string; code?: string | number }[] }).messages;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const address = /https?:\/\/[\w.:[\]-]+/.exec(printed)?.[0];
    if (address !== undefined) {
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The mock API did not start. It said: ${printed}`);
}
