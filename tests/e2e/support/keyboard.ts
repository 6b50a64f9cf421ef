import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Walks through the page or an open dialog with Tab. Expects each visible control once, in document order, in view and
 * with a visible focus. Tab must not leave a dialog.
 */
export async function expectKeyboardWalk(page: Page, within: Locator = page.locator('body')): Promise<void> {
  // The first use of a menu replaces the triggers of all.
  const unused = within.locator('button[aria-haspopup=menu]:not([aria-expanded])');
  if ((await unused.count()) > 0) await unused.first().focus();
  await expect(unused).toHaveCount(0);
  const controls = await within.evaluate(markControls);
  const reached: string[] = [];
  const focusProblems: string[] = [];
  // A few more presses than controls, because guards that return the focus to a dialog are stops too.
  for (let presses = 0; presses < controls.length + 4; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, problem } = await page.evaluate(inspectFocus);
    if (name === null) continue;
    if (reached.includes(name)) break;
    reached.push(name);
    if (problem !== null) focusProblems.push(`${name}: ${problem}`);
  }
  expect(reached).toEqual(controls);
  expect(focusProblems).toEqual([]);
}

/** Expects an element to have the focus, so that a screen reader stays on the screen. */
export async function expectFocused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Closes an open dialog. Waits for its focus, because the dialog gets the key only then. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Runs in the page. Numbers the controls, records their look without the focus, and returns their names. */
function markControls(root: HTMLElement | SVGElement): string[] {
  if (root === document.body) {
    // Tab continues from the last focused position, even if nothing has the focus. This moves it to the start.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  } else {
    root.focus();
  }
  // A radio group has one Tab stop: the checked radio, or the first.
  const isGroupTabStop = (control: Element) => {
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
      isGroupTabStop(control) &&
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

/** Runs in the page. Returns the focused element, and the problem if its focus is not visible. */
function inspectFocus(): { name: string | null; problem: string | null } {
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
