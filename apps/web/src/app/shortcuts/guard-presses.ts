import { doublePress, type PressGuard } from '../../state/press/press-guard.ts';

/** Distance within a double press, in pixels. */
const sameSpot = 8;

/** A press this soon after another item has come under it was aimed at the item before. In milliseconds. */
const surprise = 300;

/**
 * Tells the guard each key and click before their listeners run. Stops a held Enter after its first press, and the second
 * press of a double press if something else has taken the place or the focus of the first control.
 */
export function guardPresses(guard: PressGuard): void {
  let last: (Control & { readonly event: MouseEvent }) | null = null;
  let lastKey: { readonly item: Element | null; readonly timeStamp: number } = { item: null, timeStamp: 0 };
  let focusAfterKey: EventTarget | null = null;
  let keyAt = Number.NEGATIVE_INFINITY;
  let mouse = { x: 0, y: 0 };
  const underMouse = new Target();
  const focused = new Target();

  const pressKey = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !isMultiline(event.target)) return stop(event);
    const isPress = event.key === 'Enter' || event.key === ' ';
    const { item } = controlAt(event.target);
    const isNeighbor = lastKey.item?.isConnected === false && item !== null && event.target === focusAfterKey;
    if (isPress && isNeighbor && event.timeStamp - lastKey.timeStamp < doublePress) return stop(event);
    lastKey = { item: isPress ? item : null, timeStamp: event.timeStamp };
    focusAfterKey = null;
    keyAt = event.timeStamp;
    guard.pressed(event, focused.isSteady(event));
  };

  const click = (event: MouseEvent) => {
    const pressed = controlAt(event.target);
    if (last !== null && isReplaced(pressed, last, guard) && isSecond(event, last.event, guard)) return stop(event);
    last = { event, ...pressed };
    guard.pressed(event, (event.detail === 0 ? focused : underMouse).isSteady(event));
  };

  const moveMouse = ({ clientX: x, clientY: y }: PointerEvent) => {
    mouse = { x, y };
  };

  /** Runs before `moveMouse`. Browsers also send it if the page moves under a mouse at rest. */
  const enter = (event: PointerEvent) => {
    const isAtRest = event.pointerType === 'mouse' && event.clientX === mouse.x && event.clientY === mouse.y;
    underMouse.change(event, !isAtRest);
    moveMouse(event);
  };

  /** The neighbor of a removed item takes its focus, before the recruiter moves on. */
  const focus = (event: FocusEvent) => {
    focusAfterKey ??= event.target;
    focused.change(event, !focused.isRemoved || event.timeStamp - keyAt < doublePress);
  };

  addEventListener('keydown', pressKey, true);
  addEventListener('click', click, true);
  addEventListener('pointermove', moveMouse, true);
  addEventListener('pointerover', enter, true);
  addEventListener('focusin', focus, true);
}

/** The item of a list (`data-item`) that a press would hit. */
class Target {
  #item: Element | null = null;
  #surprisedAt = Number.NEGATIVE_INFINITY;

  /** `isMeant`: the recruiter moved there. Otherwise the page did. */
  change({ target, timeStamp }: Event, isMeant: boolean): void {
    const item = target instanceof Element ? target.closest('[data-item]') : null;
    if (item !== null && item !== this.#item) this.#surprisedAt = isMeant ? Number.NEGATIVE_INFINITY : timeStamp;
    this.#item = item;
  }

  get isRemoved(): boolean {
    return this.#item?.isConnected === false;
  }

  isSteady({ timeStamp }: Event): boolean {
    return timeStamp - this.#surprisedAt >= surprise;
  }
}

/** The browser counts a double press by its own time and distance. After a decision, ours count. */
function isSecond(event: MouseEvent, first: MouseEvent, guard: PressGuard): boolean {
  if (event.detail === 0 || event.timeStamp - first.timeStamp >= doublePress) return false;
  const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= sameSpot;
  return isNear && (event.detail > 1 || guard.hasDecided(first));
}

interface Control {
  readonly control: Element | null;
  /** Item or toast. Two of them may have controls with the same name. */
  readonly item: Element | null;
  readonly name: string;
}

function controlAt(target: EventTarget | null): Control {
  if (!(target instanceof Element)) return { control: null, item: null, name: '' };
  const control = target.closest('label') ?? target.closest('a, button, input, [role^=menuitem], [role=option]');
  const name = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
  return { control, item: target.closest('[data-item], [data-toast]'), name };
}

function isReplaced(
  { control, item, name }: Control,
  last: Control & { event: MouseEvent },
  guard: PressGuard,
): boolean {
  if (control === last.control) return false;
  return name !== last.name || item !== last.item || guard.hasDecided(last.event);
}

function isMultiline(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, [contenteditable]') !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
