/** Narrowest card, gap, and the height of a row with its gap, in pixels: as in CandidateGrid.module.css. */
const narrowest = 224;
const gap = 16;
export const rowHeight = 216 + gap;
/** How far beyond what is in sight rows are drawn, in pixels. */
const ahead = 80;

/** Rows of a list, the first one and the one after the last. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** How many columns fit into so many pixels. */
export const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap) / (narrowest + gap)));

/** The rows in sight, and a little beyond, of a list of any length that was scrolled so far down; all in pixels. */
export const rowsInSight = (scrolled: number, height: number): Rows => ({
  first: Math.max(0, Math.floor((scrolled - ahead) / rowHeight)),
  end: Math.ceil((scrolled + height + ahead) / rowHeight),
});

/** Those of a list of `count` rows that are drawn, in its order: the ones in sight and the one with the focus. */
export function rowsToDraw(count: number, inSight: Rows, focused: number | null): readonly number[] {
  const end = Math.min(inSight.end, count);
  // A list that became shorter is scrolled to its end by the browser, but later.
  const first = Math.max(0, Math.min(inSight.first, end - (inSight.end - inSight.first)));
  const rows = Array.from({ length: end - first }, (_, step) => first + step);
  if (focused === null || focused >= count) return rows;
  if (focused < first) return [focused, ...rows];
  return focused < end ? rows : [...rows, focused];
}
