import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { onToastPlaces, toastPlaces } from '../../layout/toast-place.ts';

/** Of the box: that of a page's header. Toasts are no higher. */
const height = 56;
const maxWidth = 512;
/** From the window's right edge, where no layout offers a place. */
const corner = { top: 8, right: 20 };

/** The box for toasts on the screen that is open, in the window. It follows the layout. */
export function useToastBox(): CSSProperties {
  const [box, setBox] = useState(measured);

  useLayoutEffect(() => {
    const measure = () => setBox(measured());
    const sizes = new ResizeObserver(measure);
    function follow() {
      sizes.disconnect();
      // The window too: a place may move without another size.
      for (const element of [document.documentElement, ...toastPlaces()]) sizes.observe(element);
      measure();
    }
    const unsubscribe = onToastPlaces(follow);
    // Zoomed in, the page scrolls, and the place with it.
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

/** A transform: what follows the layout does not count as having moved by itself. */
function measured(): CSSProperties {
  const windowWidth = document.documentElement.clientWidth;
  const place = [...toastPlaces()].at(-1)?.getBoundingClientRect();
  const right = place?.right ?? windowWidth - corner.right;
  // At the top of the window once the place has scrolled away.
  const y = place === undefined ? corner.top : Math.max(corner.top, place.top + (place.height - height) / 2);
  const width = Math.min(maxWidth, place?.width ?? maxWidth);
  // A place is below the strip that tells of the connection; the window's corner is not.
  const top = place === undefined ? 'var(--strip, 0)' : 0;
  return { width, height, top, transform: `translate(${right - width}px, ${y}px)` };
}
