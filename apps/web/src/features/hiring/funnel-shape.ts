interface FunnelShape {
  /** Where the columns end, in percent of the width: the numbers below share them. */
  readonly columns: readonly number[];
  /** One path a stage, in a box of 192 by 40. */
  readonly paths: readonly string[];
}

const width = 192;
const height = 40;
const thinnest = 1.5;
const columnEnds: Readonly<Record<number, readonly number[]>> = { 1: [100], 2: [50, 100], 3: [36, 66, 100] };

/** A funnel of one to three stages: each as high as its share of the first (never higher), flowing into the next. */
export function funnelShape(stages: readonly number[]): FunnelShape {
  const columns = columnEnds[stages.length] ?? [];
  const first = stages[0] ?? 0;
  const tops = stages.map((stage) =>
    round(height - Math.max(thinnest, first > 0 ? Math.min(stage / first, 1) * height : 0)),
  );
  const ends = columns.map((column) => Math.round((column / 100) * width));
  const paths = tops.map((top, index) => {
    const start = ends[index - 1] ?? 0;
    const end = ends[index] ?? width;
    const next = tops[index + 1];
    const edge = next === undefined ? `H${end}` : `H${end - 26}C${end - 8} ${top} ${end - 14} ${next} ${end} ${next}`;
    return `M${start} ${top}${edge}V${height}H${start}z`;
  });
  return { columns, paths };
}

function round(value: number): number {
  return Math.round(Math.min(value, height) * 10) / 10;
}
