import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a block that is centred in its parent where it stood when it came: an error or a note that appears later makes it
 * longer downwards, and nothing a person aims at moves. A window of another size centres it anew.
 */
export function useSteadyTop(block: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = block;
      const parent = current?.parentElement;
      if (!current || !parent) return;
      current.style.alignSelf = '';
      current.style.marginTop = '';
      const { top } = current.getBoundingClientRect();
      const start = parent.getBoundingClientRect().top + parseFloat(getComputedStyle(parent).paddingTop);
      current.style.alignSelf = 'start';
      current.style.marginTop = `${Math.max(0, top - start)}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [block]);
}
