import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnsIn, type Rows, rowsInSight } from './rows-in-sight.ts';

/** What fitted last: the next list begins with it, without measuring first. */
const fitting = { columns: 3, height: 600 };

interface Sight {
  readonly columns: number;
  readonly rows: Rows;
}

/** How many columns fit into the box, and which of its rows are in sight; its parent is what scrolls, `startAt` pixels to begin with. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, startAt: number): Sight {
  const [columns, setColumns] = useState(fitting.columns);
  const [rows, setRows] = useState(() => rowsInSight(startAt, fitting.height));

  useLayoutEffect(() => {
    const content = box.current;
    const view = content?.parentElement;
    if (!content || !view) return undefined;
    const look = () => {
      const seen = rowsInSight(view.scrollTop, fitting.height);
      setRows((known) => (known.first === seen.first && known.end === seen.end ? known : seen));
    };
    // In the frame of the scrolling itself: a frame later there would be a gap.
    const follow = () => flushSync(look);
    // Told before the paint, and without asking the browser for a layout of its own: what fits is there when it is painted.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === view) fitting.height = contentRect.height;
        else fitting.columns = columnsIn(contentRect.width);
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
  return { columns, rows };
}
