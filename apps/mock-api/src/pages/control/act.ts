import { byId } from './dom.ts';

const main = byId('main', HTMLElement);
let clearing: ReturnType<typeof setTimeout> | undefined;

export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does something once, not again while it is under way, and says what came of it. */
export function act(work: () => Promise<string>): void {
  void run(work);
}

async function run(work: () => Promise<string>): Promise<void> {
  if (main.ariaBusy === 'true') return;
  main.ariaBusy = 'true';
  try {
    announce(await work(), false);
  } catch (error) {
    announce(inWords(error), true);
  }
  main.ariaBusy = 'false';
}

function announce(text: string, isProblem: boolean): void {
  const outcome = byId('outcome', HTMLElement);
  clearTimeout(clearing);
  outcome.classList.toggle('problem', isProblem);
  // Emptied first, the same words are read out again.
  outcome.replaceChildren();
  setTimeout(() => outcome.replaceChildren(text), 50);
  // A problem stays until something else happens.
  if (!isProblem) clearing = setTimeout(() => outcome.replaceChildren(), 5000);
}
