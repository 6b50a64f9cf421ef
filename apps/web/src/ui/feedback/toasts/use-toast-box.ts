import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { onToastPlaces, toastPlaces } from '../../layout/toast-place.ts';

/** The page header's height; toasts are no higher. */
const height = 56;
const maxWidth = 512;
/** Distance from the window's edges where no layout reserves a place. */
const corner = { top: 8, right: 20 };

/** Follows the layout as it resizes and scrolls. */
export function useToastBox(): CSSProperties {
  const [box, setBox] = useState(measured);

  useLayoutEffect(() => {
    const measure = () => setBox(measured());
    const sizes = new ResizeObserver(measure);
    function follow() {
      sizes.disconnect();
      // The place may move without resizing, so the document is observed too.
      for (const element of [document.documentElement, ...toastPlaces()]) sizes.observe(element);
      measure();
    }
    const unsubscribe = onToastPlaces(follow);
    // At high zoom the page scrolls, and the place with it.
    document.addEventListener('scroll', measure);
    follow();
    return () => {
      document.removeEventListener('scroll', measure);
      unsubscribe();
      sizes.disconnect();
    };
  }, []);

  return box;
}

const isShown = ({ clientWidth }: HTMLElement) => clientWidth > 0;

/** Positions by transform, because layout observers ignore it. */
function measured(): CSSProperties {
  const windowWidth = document.documentElement.clientWidth;
  const place = toastPlaces().findLast(isShown)?.getBoundingClientRect();
  const right = place?.right ?? windowWidth - corner.right;
  const y = place === undefined ? corner.top : Math.max(corner.top, place.top + (place.height - height) / 2);
  const width = Math.min(maxWidth, place?.width ?? maxWidth);
  // Unlike the window's corner, a place already starts below the connection strip.
  const top = place === undefined ? 'var(--strip, 0)' : 0;
  return { width, height, top, transform: `translate(${right - width}px, ${y}px)` };
}
