import { byId } from './dom.ts';

const refreshers: (() => Promise<void>)[] = [];
const interval = 2000;
let lastRefresh: Promise<void> = Promise.resolve();
let lastAction: Promise<void> = Promise.resolve();

export function addPanel(refresh: () => Promise<void>): void {
  refreshers.push(refresh);
}

export function refreshPanels(): Promise<void> {
  lastRefresh = refreshAfter(lastRefresh);
  return lastRefresh;
}

export async function pollPanels(): Promise<void> {
  if (!document.hidden) await refreshPanels();
  setTimeout(() => void pollPanels(), interval);
}

/** Waits for earlier actions. `work` resolves with the text to announce. */
export function runAction(work: () => Promise<string>): void {
  lastAction = runAfter(lastAction, work);
}

async function refreshAfter(earlier: Promise<void>): Promise<void> {
  await earlier;
  const failures = (await Promise.allSettled(refreshers.map((refresh) => refresh()))).filter(
    (outcome) => outcome.status === 'rejected',
  );
  const problem = byId('problem', HTMLElement);
  problem.hidden = failures.length === 0;
  const text = failures.length === 0 ? '' : `${messageOf(failures[0]?.reason)} Trying again…`;
  // Set only on a change, because a screen reader reads the alert again.
  if (problem.textContent !== text) problem.textContent = text;
}

async function runAfter(earlier: Promise<void>, work: () => Promise<string>): Promise<void> {
  await earlier;
  try {
    const result = await work();
    await refreshPanels();
    announce(result, false);
  } catch (error) {
    announce(messageOf(error), true);
  }
}

function announce(text: string, isError: boolean): void {
  const outcome = byId('outcome', HTMLElement);
  outcome.classList.toggle('error', isError);
  // Cleared first, so that a screen reader reads an equal text again.
  outcome.textContent = '';
  setTimeout(() => {
    outcome.textContent = text;
  }, 50);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
