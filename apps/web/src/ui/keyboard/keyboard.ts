import { useEffect } from 'react';

export type KeyPress = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'keyCode'> & {
  /** Undefined in the keydown that Chrome's autofill sends. */
  readonly key: string | undefined;
};

/** Returns true if an input method handles the key. Safari ends a composition before its last keydown, which has the code 229. */
export function isComposing(press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === 229;
}

/** Returns the key, characters in lower case, or '' without a key. Layouts without Latin letters are read by position. */
export function pressedKey({ key = '', code, shiftKey }: KeyPress): string {
  if (isLatin(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Combining marks are characters of Indic and Thai layouts. */
function isLatin(key: string): boolean {
  return !/[\p{L}\p{M}؟]/u.test(key) || /\p{Script=Latin}/u.test(key);
}

/** Includes menus and popovers, but not elements that are closing and no tooltip, which is a manual popover. */
export function hasOpenOverlay(): boolean {
  return isDialogOpen() || document.querySelector('[popover]:not([popover=manual]):popover-open') !== null;
}

/** Excludes the sidebar's popovers, which close when the focus leaves them. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])') !== null;
}

/** Calls `onEscape` on Escape unless an overlay is open or a field has the focus. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (onEscape === null) return undefined;
    // Recorded in the capture phase: Escape has closed the overlay before the event bubbles up here.
    let wasOpen = false;
    const note = () => {
      wasOpen = hasOpenOverlay();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || wasOpen) return;
      if (!isTypedInto(event.target)) onEscape();
    };
    document.addEventListener('keydown', note, { capture: true });
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', note, { capture: true });
      document.removeEventListener('keydown', pressed);
    };
  }, [onEscape]);
}

function isTypedInto(place: EventTarget | null): boolean {
  return place instanceof Element && place.closest('input:not([type=checkbox]), textarea, select') !== null;
}
