import { doublePress, type PressGuard } from '../../state/press/press-guard.ts';

/** Distance within a double press, in pixels. */
const sameSpot = 8;

/**
 * Tells the guard each key and click before their listeners run. Stops a held Enter after its first press, and the second
 * press of a double press if something else has taken the place of the first control.
 */
export function guardPresses(guard: PressGuard): void {
  let last: { readonly event: MouseEvent; readonly control: Element | null; readonly name: string } | null = null;

  const pressKey = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !isMultiline(event.target)) return stop(event);
    guard.pressed(event);
  };

  const click = (event: MouseEvent) => {
    const control = controlAt(event.target);
    const name = nameOf(control);
    const isReplaced = last !== null && control !== last.control && name !== last.name;
    if (last !== null && isReplaced && isSecond(event, last.event, guard)) return stop(event);
    last = { event, control, name };
    guard.pressed(event);
  };

  addEventListener('keydown', pressKey, true);
  addEventListener('click', click, true);
}

/** The browser counts a double press by its own time and distance. After a decision, ours count. */
function isSecond(event: MouseEvent, first: MouseEvent, guard: PressGuard): boolean {
  if (event.detail === 0 || event.timeStamp - first.timeStamp >= doublePress) return false;
  const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= sameSpot;
  return isNear && (event.detail > 1 || guard.hasDecided(first));
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label') ?? target.closest('a, button, input, [role^=menuitem], [role=option]');
}

function nameOf(control: Element | null): string {
  return control?.getAttribute('aria-label') ?? control?.textContent ?? '';
}

function isMultiline(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, [contenteditable]') !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
