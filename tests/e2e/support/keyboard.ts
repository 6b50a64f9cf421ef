import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Walks the page, or an open dialog, with Tab alone, from its beginning to its end: every control that can be seen comes once,
 * in the order of the document, in view, and looks different from before; out of a dialog no Tab leads.
 */
export async function expectKeyboardWalk(page: Page, within: Locator = page.locator('body')): Promise<void> {
  const controls = await within.evaluate(markControls);
  const reached: string[] = [];
  const unseen: string[] = [];
  // More presses than controls: on the way round there may be stops that lead back into a dialog.
  for (let presses = 0; presses < controls.length + 4; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, problem } = await page.evaluate(lookAtFocus);
    if (name === null) continue;
    if (reached.includes(name)) break;
    reached.push(name);
    if (problem !== null) unseen.push(`${name}: ${problem}`);
  }
  expect(reached).toEqual(controls);
  expect(unseen).toEqual([]);
}

/** Closes an open dialog. It listens for the key once the focus is in it. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Runs in the page: numbers the controls and notes how each looks without the focus; answers with their names. */
function markControls(root: HTMLElement | SVGElement): string[] {
  if (root === document.body) {
    // Tab goes on from where the focus was last, also when nothing has it any more: now that is the beginning.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  } else {
    root.focus();
  }
  // One Tab stop for all of them: the one that is checked, or the first; the arrows do the rest.
  const isStopOfItsGroup = (control: Element) => {
    if (!control.matches('input[type=radio]')) return true;
    const { name, form } = control as HTMLInputElement;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (other) => other.name === name && other.form === form && !other.disabled,
    );
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const page = window as WithLook;
  page.lookOf = (control) =>
    [
      getComputedStyle(control),
      getComputedStyle(control, '::after'),
      ...[control.parentElement, control.parentElement?.parentElement, control.nextElementSibling].map(
        (each) => each && getComputedStyle(each),
      ),
    ]
      .map((style) => style && [style.outline, style.boxShadow, style.borderColor, style.textDecoration].join())
      .join();
  const controls = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  const names: string[] = [];
  for (const control of controls) {
    const canBeReached =
      control.tabIndex >= 0 &&
      isStopOfItsGroup(control) &&
      !control.matches(':disabled') &&
      control.closest('[inert]') === null &&
      control.checkVisibility({ visibilityProperty: true });
    if (!canBeReached) continue;
    const label = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    const labelled = (control as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? '';
    const name = `${names.length + 1} ${control.localName} ${labelled || label}`.slice(0, 60);
    control.dataset['walk'] = name;
    control.dataset['look'] = page.lookOf(control);
    names.push(name);
  }
  return names;
}

/** Returns the focused element, and the problem if its focus is not visible. Runs in the page. */
function lookAtFocus(): { name: string | null; problem: string | null } {
  const control = document.activeElement as HTMLElement | null;
  const name = control?.dataset['walk'] ?? null;
  if (control === null || name === null) return { name: null, problem: null };
  if ((window as WithLook).lookOf?.(control) === control.dataset['look']) {
    return { name, problem: 'looks as if it had no focus' };
  }
  const box = control.getBoundingClientRect();
  // Only for screen readers. The visible substitute was checked above.
  if (box.width < 4) return { name, problem: null };
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isCovered = on === null || !(control.contains(on) || on.contains(control) || on.closest('label') !== null);
  return { name, problem: isCovered ? `is covered by ${on?.localName ?? 'the edge of the window'}` : null };
}

interface WithLook extends Window {
  lookOf?: (control: Element) => string;
}
