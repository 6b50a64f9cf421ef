import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { saveData } from './chunk-load-error.ts';

/** Starts a browser with a profile. `kill` gives it no chance to save anything. */
export async function startBrowser(profile: string) {
  const { executablePath, args } = await launchOptions();
  const own = [
    '--headless',
    '--window-size=1280,3200',
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    // Nothing is sent through it. The browser exits when the pipe closes, which it does even if the tests are killed.
    '--remote-debugging-pipe',
    'about:blank',
  ];
  const child = spawn(executablePath, [...args, ...own], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no profile.');
  await saveData(context);
  const kill = async () => {
    if (child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // The group has the processes of the pages, too.
    process.kill(-Number(child.pid), 'SIGKILL');
    await ended;
    await browser.close();
  };
  return { page: await context.newPage(), kill };
}

async function debuggerOf(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += String(chunk);
    const address = /ws:\/\/\S+/.exec(printed)?.[0];
    if (address !== undefined) {
      child.stderr?.resume();
      return address;
    }
  }
  throw new Error(`The browser did not start. It said: ${printed}`);
}

/** Forwards to the mock API. Requests to `path` and their replies take up to 100 ms longer each. */
export class SlowProxy {
  url = '';
  /** Number of the request to `path` whose reply does not arrive. */
  unanswered = 0;
  readonly #target: string;
  readonly #path: string;
  readonly #random: () => number;
  readonly #arrivals: (() => void)[] = [];
  #count = 0;
  readonly #server = createServer((incoming, outgoing) => void this.#forward(incoming, outgoing));

  constructor(target: string, path: string, random: () => number) {
    this.#target = target;
    this.#path = path;
    this.#random = random;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Resolves when this many requests have arrived. */
  async arrived(count: number): Promise<void> {
    while (this.#count < count) await new Promise<void>((resolve) => this.#arrivals.push(resolve));
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isSlow = incoming.url === this.#path;
    if (isSlow) this.#count += 1;
    const isUnanswered = isSlow && this.#count === this.unanswered;
    if (isSlow) {
      for (const resolve of this.#arrivals.splice(0)) resolve();
      await pause(this.#random() * 100);
    }
    const { method, headers } = incoming;
    const sent = request(`${this.#target}${incoming.url}`, { method, headers }, (answer) => {
      if (isUnanswered) return;
      const pass = () => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      setTimeout(pass, isSlow ? this.#random() * 100 : 0);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }
}
