import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Narrowest card, gap, and the height of a row with its gap, in pixels: as in the styles. */
const narrowest = 224;
const gap = 16;
export const rowHeight = 216 + gap;
/** How far beyond what is in sight rows are drawn, in pixels. */
const ahead = 80;

/** What fitted last: the next list begins with it, without measuring first. */
const fitting = { columns: 3, height: 600 };

interface RowsInSight {
  readonly columns: number;
  readonly first: number;
  /** The row after the last one. */
  readonly last: number;
}

/** How many columns fit into the box, and which of its rows are in sight; its parent is what scrolls, `startAt` pixels to begin with. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, startAt: number): RowsInSight {
  const [columns, setColumns] = useState(fitting.columns);
  const [rows, setRows] = useState(() => rowsAt(startAt));

  useLayoutEffect(() => {
    const content = box.current;
    const view = content?.parentElement;
    if (!content || !view) return undefined;
    const look = () => {
      const seen = rowsAt(view.scrollTop);
      setRows((known) => (known.first === seen.first && known.last === seen.last ? known : seen));
    };
    // In the frame of the scrolling itself: a frame later there would be a gap.
    const follow = () => flushSync(look);
    // Told before the paint, and without asking the browser for a layout of its own: what fits is there when it is painted.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === view) fitting.height = contentRect.height;
        else fitting.columns = Math.max(1, Math.floor((contentRect.width + gap) / (narrowest + gap)));
      }
      flushSync(() => {
        setColumns(fitting.columns);
        look();
      });
    });
    observer.observe(view);
    observer.observe(content);
    view.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', follow);
    };
  }, [box]);
  return { columns, ...rows };
}

const rowsAt = (top: number): Omit<RowsInSight, 'columns'> => ({
  first: Math.max(0, Math.floor((top - ahead) / rowHeight)),
  last: Math.ceil((top + fitting.height + ahead) / rowHeight),
});
