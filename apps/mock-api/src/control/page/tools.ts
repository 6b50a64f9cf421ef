/** What the sections' scripts share in the browser. */
export interface Tools {
  byId<E extends HTMLElement>(id: string, type: new () => E): E;
  /** A copy of a template's one element. */
  copy(templateId: string): HTMLElement;
  /** Writes a text where `data-part` has this name. */
  write(element: HTMLElement, part: string, text: string): void;
  part<E extends HTMLElement>(element: HTMLElement, name: string, type: new () => E): E;
  /** Shows `items` in their order; rows that stay are not touched but by `update`, so focus and open details stay, too. */
  list<T>(
    container: HTMLElement,
    items: readonly T[],
    keyOf: (item: T) => string,
    make: (item: T) => HTMLElement,
    update?: (row: HTMLElement, item: T) => void,
  ): void;
  /** A call below /__mock; what it answers, or an error in words. */
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Does something once, not again while it is under way, and says what came of it. */
  act(work: () => Promise<string>): void;
  /** Asks in a dialog. */
  confirm(question: { title: string; text: string; action: string }): Promise<boolean>;
  /** `refresh` runs when the section is shown, every two seconds while it is, and when everything may have changed. */
  keepFresh(sectionId: string, refresh: () => Promise<void>): void;
  refreshAll(): Promise<void>;
}

/** Runs in the browser as it stands here: it may use nothing from outside itself. */
export function makeTools(): Tools {
  const refreshers = new Map<string, () => Promise<void>>();
  let busy = false;
  let telling: ReturnType<typeof setTimeout> | undefined;

  function byId<E extends HTMLElement>(id: string, type: new () => E): E {
    const element = document.getElementById(id);
    if (element instanceof type) return element;
    throw new Error(`The page has no #${id}`);
  }

  function part<E extends HTMLElement>(element: HTMLElement, name: string, type: new () => E): E {
    const found = element.querySelector(`[data-part="${name}"]`);
    if (found instanceof type) return found;
    throw new Error(`There is no part ${name}`);
  }

  function announce(text: string, isProblem: boolean): void {
    const outcome = byId('outcome', HTMLElement);
    const tell = (words: string) => () => outcome.replaceChildren(words);
    clearTimeout(telling);
    outcome.classList.toggle('problem', isProblem);
    // Emptied first, the same words are read out again.
    tell('')();
    setTimeout(tell(text), 50);
    // A problem stays until something else happens.
    if (!isProblem) telling = setTimeout(tell(''), 5000);
  }

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(path, { method, ...json }).catch(() => {
      throw new Error('The server does not answer.');
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { message = `The server answered ${response.status}.` } = answer as { message?: string };
    throw new Error(message);
  }

  const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

  async function run(work: () => Promise<string>): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      announce(await work(), false);
    } catch (error) {
      announce(inWords(error), true);
    }
    busy = false;
  }

  /** Whether the server answered. */
  async function refresh(id: string): Promise<void> {
    const problem = byId('problem', HTMLElement);
    try {
      await refreshers.get(id)?.();
      problem.hidden = true;
    } catch (error) {
      problem.textContent = `${inWords(error)} Trying again…`;
      problem.hidden = false;
    }
  }

  const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];
  const shown = () => sections().find((section) => !section.hidden);

  /** The section in the address, or the first. */
  function open(): HTMLElement | undefined {
    const asked = sections().find((section) => `#${section.id}` === location.hash) ?? shown();
    for (const section of sections()) section.hidden = section !== asked;
    for (const link of document.querySelectorAll('nav a')) {
      if (link.getAttribute('href') === `#${asked?.id}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    const heading = asked?.querySelector('h2') ?? null;
    document.title = `${heading?.textContent} · Stand-in backend`;
    byId('main', HTMLElement).scrollTop = 0;
    if (asked !== undefined) void refresh(asked.id);
    return heading ?? undefined;
  }

  async function refreshForEver(): Promise<void> {
    const section = shown();
    if (!document.hidden && section !== undefined) await refresh(section.id);
    setTimeout(() => void refreshForEver(), 2000);
  }

  addEventListener('hashchange', () => open()?.focus({ preventScroll: true }));
  document.addEventListener('visibilitychange', () => {
    const section = shown();
    if (!document.hidden && section !== undefined) void refresh(section.id);
  });
  // After the sections' own scripts.
  queueMicrotask(() => {
    open();
    setTimeout(() => void refreshForEver(), 2000);
  });

  return {
    byId,
    part,
    ask,
    copy(templateId) {
      const element = byId(templateId, HTMLTemplateElement).content.firstElementChild?.cloneNode(true);
      if (element instanceof HTMLElement) return element;
      throw new Error(`The template #${templateId} is empty`);
    },
    write: (element, name, text) => part(element, name, HTMLElement).replaceChildren(text),
    list(container, items, keyOf, make, update = () => undefined) {
      const rows = new Map(
        [...container.children].map((row) => [(row as HTMLElement).dataset['key'], row as HTMLElement]),
      );
      const keys = new Set(items.map(keyOf));
      for (const [key, row] of rows) {
        if (key !== undefined && keys.has(key)) continue;
        const hadFocus = row.contains(document.activeElement);
        const next =
          row.nextElementSibling ?? row.previousElementSibling ?? container.closest('section')?.querySelector('h2');
        row.remove();
        if (!hadFocus || !(next instanceof HTMLElement)) continue;
        (next.querySelector('button') ?? next).focus();
      }
      let last: Element | null = null;
      for (const item of items) {
        const row = rows.get(keyOf(item)) ?? make(item);
        row.dataset['key'] = keyOf(item);
        update(row, item);
        const place: Element | null = last === null ? container.firstElementChild : last.nextElementSibling;
        if (place !== row) container.insertBefore(row, place);
        last = row;
      }
    },
    act: (work) => void run(work),
    confirm({ title, text, action }) {
      const dialog = byId('confirm', HTMLDialogElement);
      part(dialog, 'title', HTMLElement).textContent = title;
      part(dialog, 'text', HTMLElement).textContent = text;
      part(dialog, 'action', HTMLButtonElement).textContent = action;
      dialog.returnValue = '';
      dialog.showModal();
      return new Promise((resolve) => {
        dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
      });
    },
    keepFresh: (sectionId, work) => void refreshers.set(sectionId, work),
    async refreshAll() {
      for (const id of refreshers.keys()) await refresh(id);
    },
  };
}
