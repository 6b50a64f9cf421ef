import { IndexedDbRows } from '@glo/adapters/browser/device/indexed-db-rows';
import { stubIndexedDb } from '@glo/adapters/testing/indexed-db';
import { wireTable } from '@glo/adapters/wire/table';
import type { Session } from '@glo/domain/account/session';
import { aSession } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { ContainerContext, createContainer, createPresenter } from '../container/container.ts';
import { RouterNavigator } from '../navigation/router-navigator.ts';
import { routeAt } from '../routing/routes.ts';
import type { ScreenPresenter } from '../../features/screen.ts';
import type { NavigateOptions } from '../../navigation/navigator.ts';
import { Notices } from '../../state/notices.ts';
import { SessionState } from '../../state/session-state.ts';
import { configuration } from '../../testing/fakes/configuration.ts';
import { textOf } from '../../testing/rendered.ts';

/** A reply with another HTTP status than 200. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export interface Sent {
  /** Name in the wire table. */
  readonly name: string;
  readonly url: string;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

interface Options {
  /** `null` for a visitor. */
  readonly session?: Session | null;
  readonly otherwise?: Refusal;
}

interface Opening {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly state?: unknown;
}

/** Browser globals that presenters use, with an empty database. Storage is kept in `stored`. */
export function stubBrowser(stored = new Map<string, string>()): Map<string, string> {
  const nothing = () => undefined;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  };
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', activeElement: null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('history', { state: null, replaceState: nothing });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  stubIndexedDb();
  return stored;
}

/**
 * The application as the browser composes it, in a browser that `stubBrowser` has prepared. `replies`: bodies by the
 * name of the wire call, for calls of both services, or functions that return them. Other calls are answered by
 * `otherwise`.
 */
export function composed(
  replies: Readonly<Record<string, unknown>>,
  { session = aSession(), otherwise = new Refusal(404, { message: 'Not found' }) }: Options = {},
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, credentials }: RequestInit) => {
    const name = nameOf(method, url);
    const call = { name, url, body: typeof body === 'string' ? JSON.parse(body) : body, credentials };
    sent.push(call);
    const made = name in replies ? replies[name] : otherwise;
    const given = typeof made === 'function' ? (made as (call: Sent) => unknown)(call) : made;
    const reply = given instanceof Refusal ? given : new Refusal(200, given);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  const container = createContainer(configuration);
  const went: { readonly path: unknown; readonly state: unknown }[] = [];
  container.get(RouterNavigator).connect((path, options?: NavigateOptions) => {
    went.push({ path, state: options?.state });
  });
  if (session) container.get(SessionState).start(session);
  return {
    container,
    sent,
    /** Navigations of the screens, oldest first. */
    went,
    bodiesOf: (call: string) => sent.filter(({ name }) => name === call).map(({ body }) => body),
    async open<P extends ScreenPresenter>(path: string, { params = {}, query = '', state = null }: Opening = {}) {
      const route = routeAt(path);
      if (route === undefined) throw new Error(`No screen has the path ${path}.`);
      const screen = await route.load();
      const presenter = createPresenter(container, screen) as P;
      const close = presenter.activate?.({ params, query: new URLSearchParams(query), state });
      const forget = screen.register?.(container, presenter);
      let hasLeft = false;
      const leave = () => {
        if (hasLeft) return;
        hasLeft = true;
        forget?.();
        close?.();
      };
      // A screen that stays open would send requests during later tests. The globals of this one are gone by now.
      onTestFinished(() => {
        stubBrowser();
        leave();
        vi.unstubAllGlobals();
      });
      await new Promise((resolve) => setTimeout(resolve));
      const shown = () =>
        textOf(createElement(ContainerContext, { value: container }, createElement(screen.View, { presenter })));
      return { presenter, leave, shown };
    },
    noticed(): string[] {
      const { toasts, alerts } = container.get(Notices);
      return [...toasts.flatMap(({ text, detail = '' }) => [text, detail]), ...alerts];
    },
  };
}

function nameOf(method: string, url: string): string {
  const path = url.split('?')[0]?.replace(/^\/api\/(recruiter|v1\/mobile)/, '') ?? '';
  const call = Object.entries(wireTable).find(
    ([, known]) => known.method === method && new RegExp(`^${known.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return call?.[0] ?? `${method} ${path}`;
}

/** The records of the signed-in account that `stubIndexedDb` holds, as text. */
export async function recordsOnDevice(): Promise<string> {
  return JSON.stringify(await new IndexedDbRows().read(aSession().accountId, 'records'));
}
