import { autoUpdate } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';

/** In pixels. */
const gap = 4;
/** A whole list (its style sheet says how high one gets). */
const whole = 200;

/** Keeps an open list at its box, below it or, where only there is room, above; in the top layer nothing cuts it off. */
export function useListPlace(anchor: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [box, list] = [anchor.current, popup.current];
    if (box === null || list === null) return undefined;
    list.showPopover();
    const sight = new IntersectionObserver(([entry]) => {
      // Scrolled away with its box: it would hang over what stands there now.
      list.style.visibility = entry?.isIntersecting === true ? 'visible' : 'hidden';
    });
    sight.observe(box);
    const leave = autoUpdate(box, list, () => place(list, box.getBoundingClientRect()));
    return () => {
      sight.disconnect();
      leave();
    };
  }, [anchor, popup]);
}

function place({ style }: HTMLElement, box: DOMRect): void {
  const height = document.documentElement.clientHeight;
  const below = height - box.bottom - 2 * gap;
  const above = box.top - 2 * gap;
  const goesUp = below < whole && above > below;
  style.left = `${box.left}px`;
  style.width = `${box.width}px`;
  style.top = goesUp ? 'auto' : `${box.bottom + gap}px`;
  style.bottom = goesUp ? `${height - box.top + gap}px` : 'auto';
  style.setProperty('--room', `${goesUp ? above : below}px`);
}
