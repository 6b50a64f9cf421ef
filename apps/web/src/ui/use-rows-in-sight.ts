import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnsIn, type Rows, rowsInSight } from './rows-in-sight.ts';

interface Fitting {
  readonly columns: number;
  /** Of what is in sight, in pixels. */
  readonly height: number;
}

const guess: Fitting = { columns: 3, height: 600 };
/** What fitted last, by list and size of the window: that list begins with it, without measuring first. */
const known = new Map<string, Fitting>();

interface Sight {
  readonly columns: number;
  readonly rows: Rows;
}

/** How many columns fit into the box, and which of its rows are in sight; its parent is what scrolls, `startAt` pixels to begin with. */
export function useRowsInSight(label: string, box: RefObject<HTMLElement | null>, startAt: number): Sight {
  const [begin] = useState(startAt);
  const [columns, setColumns] = useState(() => (known.get(placeOf(label)) ?? guess).columns);
  const [rows, setRows] = useState(() => rowsInSight(begin, (known.get(placeOf(label)) ?? guess).height));

  useLayoutEffect(() => {
    const view = box.current?.parentElement;
    const content = box.current?.firstElementChild;
    if (!view || !content) return undefined;
    let fitting = known.get(placeOf(label));
    const look = (scrolled: number, { columns: fits, height }: Fitting) => {
      setColumns(fits);
      const seen = rowsInSight(scrolled, height);
      setRows((before) => (before.first === seen.first && before.end === seen.end ? before : seen));
    };
    const measure = (scrolled: number) => {
      const fits = { columns: columnsIn(content.clientWidth), height: view.clientHeight };
      if (fits.columns === fitting?.columns && fits.height === fitting.height) return;
      fitting = fits;
      known.set(placeOf(label), fits);
      look(scrolled, fits);
    };
    // A list that was never there: the page is laid out for it, and drawn once it fits.
    if (fitting === undefined) measure(begin);
    // In the frame of the scrolling itself: a frame later there would be a gap.
    const follow = () => flushSync(() => look(view.scrollTop, fitting ?? guess));
    const observer = new ResizeObserver(() => flushSync(() => measure(view.scrollTop)));
    observer.observe(view);
    observer.observe(content);
    view.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', follow);
    };
  }, [label, box, begin]);
  return { columns, rows };
}

const placeOf = (label: string) => `${label} ${innerWidth} ${innerHeight}`;
