import { afterFirstPaint } from './after-first-paint.ts';

/**
 * The `ref` of a block that is centred in its parent: it stays where it stood when it came. An error or a note that appears
 * later makes it longer downwards, and nothing a person aims at moves. A window of another size centres it anew.
 */
export function steadyTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  const place = () => {
    block.style.margin = '';
    const above = block.offsetTop - parent.offsetTop - parseFloat(getComputedStyle(parent).paddingTop);
    block.style.margin = `${above}px 0 auto`;
  };
  // Where it stands is known once it was painted; asked before, the browser would have to lay the page out twice.
  const forget = afterFirstPaint(place);
  window.addEventListener('resize', place);
  return () => {
    forget();
    window.removeEventListener('resize', place);
  };
}
