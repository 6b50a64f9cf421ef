import { inWords } from './act.ts';
import { byId } from './dom.ts';

const refreshers = new Map<string, () => Promise<void>>();
const interval = 2000;

/** `work` runs when the section is shown, every two seconds while it is, and when everything may have changed. */
export function keepFresh(sectionId: string, work: () => Promise<void>): void {
  refreshers.set(sectionId, work);
}

export async function refreshAll(): Promise<void> {
  for (const id of refreshers.keys()) await refresh(id);
}

/** Shows the section that the address names, now and from now on. */
export function showSections(): void {
  open();
  addEventListener('hashchange', () => open()?.focus({ preventScroll: true }));
  document.addEventListener('visibilitychange', () => void refreshShown());
  setTimeout(() => void refreshAgain(), interval);
}

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

/** Now, and not only in two seconds. */
export async function refreshShown(): Promise<void> {
  const section = shown();
  if (!document.hidden && section !== undefined) await refresh(section.id);
}

async function refreshAgain(): Promise<void> {
  await refreshShown();
  setTimeout(() => void refreshAgain(), interval);
}

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];
const shown = () => sections().find((section) => !section.hidden);

/** Answers with the heading of the section in the address, or of the one that was shown. */
function open(): HTMLElement | undefined {
  const asked = sections().find((section) => `#${section.id}` === location.hash) ?? shown();
  for (const section of sections()) section.hidden = section !== asked;
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === `#${asked?.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const heading = asked?.querySelector('h2') ?? undefined;
  document.title = `${heading?.textContent} · Stand-in backend`;
  byId('main', HTMLElement).scrollTop = 0;
  void refreshShown();
  return heading;
}
