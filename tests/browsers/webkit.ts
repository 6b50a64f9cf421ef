import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../apps/mock-api/src/testing/free-port.ts';
import { type Engine, firstInstalled } from './engine.ts';

const display = firstInstalled('/usr/bin/Xvfb');
const driver = firstInstalled('/usr/bin/WebKitWebDriver');
const miniBrowser = firstInstalled(
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
);

export const webkit = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  program: display && driver && miniBrowser,
  launch: launchWebKit,
};

const commandTimeoutMs = 60_000;

/** Key of an element reference in WebDriver JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof elementKey, string>>;

/** Starts the MiniBrowser of WebKitGTK on a virtual display, and controls it over WebDriver. */
async function launchWebKit(binary: string): Promise<Engine> {
  const screen = spawn(display ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String(await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')).trim();
  const port = await freePort();
  const service = spawn(driver ?? '', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  const stop = async () => {
    await Promise.all([ended(service), ended(screen)]);
  };
  const base = `http://127.0.0.1:${port}/session`;
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await retryUntilListening(() =>
    send<{ readonly sessionId: string }>('POST', base, { capabilities: { alwaysMatch: browser } }),
  ).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const session = `${base}/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 950 });
  const run = <T>(script: string) => send<T>('POST', `${session}/execute/sync`, { script, args: [] });
  const find = async (script: string) => `${session}/element/${(await run<Element>(script))[elementKey]}`;
  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    run,
    click: async (element) => send('POST', `${await find(element)}/click`, {}),
    type: async (field, text) => {
      const element = await find(field);
      await run('document.activeElement?.blur()');
      await send('POST', `${element}/clear`, {});
      await send('POST', `${element}/value`, { text });
    },
    choose: async (select, option) => {
      const wanted = JSON.stringify(option);
      await send(
        'POST',
        `${await find(`return [...(() => { ${select} })().options].find((each) => each.text === ${wanted})`)}/click`,
        {},
      );
    },
    close: async () => {
      await send('DELETE', session);
      await stop();
    },
  };
}

async function send<T = void>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandTimeoutMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Retries, because the driver does not report when it is ready. */
async function retryUntilListening<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
