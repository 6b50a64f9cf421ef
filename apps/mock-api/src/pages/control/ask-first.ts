import { byId, part } from './dom.ts';

/** Asks in a dialog whether to go on. */
export function askFirst(question: { title: string; text: string; action: string }): Promise<boolean> {
  const dialog = byId('confirm', HTMLDialogElement);
  for (const [name, words] of Object.entries(question)) part(dialog, name, HTMLElement).textContent = words;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
