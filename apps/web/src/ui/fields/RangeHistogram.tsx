import type { MouseEvent } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './RangeHistogram.module.css';
import { shortCount } from './short-count.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface RangeHistogramProps {
  readonly label: string;
  /** How many there are of 0, 1, 2 and so on. */
  readonly columns: readonly number[];
  /** Both ends included. */
  readonly range: Range;
  readonly onChange: (range: Range) => void;
  /** Of a column, which a grip and the title say, with the whole number: '3 skills: 7 candidates'. */
  readonly nameOf: (value: number, count: number) => string;
  /** Of the two grips. */
  readonly ends: { readonly min: string; readonly max: string };
}

/** The highest column, in pixels. */
const highest = 16;

/**
 * Columns that narrow to a range of them: by its two grips, which are sliders and take the arrow keys, or by a press on a column, which
 * chooses that one alone, and all of them when it was.
 */
export function RangeHistogram({ label, columns, range, onChange, nameOf, ends }: RangeHistogramProps) {
  const { min, max } = range;
  const last = columns.length - 1;
  const most = Math.max(...columns, 1);
  const textOf = (value: number) => nameOf(value, columns[value] ?? 0);

  function press({ target, currentTarget, clientX }: MouseEvent) {
    // A grip was let go.
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const value = Math.min(Math.floor(((clientX - left) / width) * columns.length), last);
    onChange(min === value && max === value ? { min: 0, max: last } : { min: value, max: value });
  }

  return (
    <fieldset className={styles.histogram} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the grips do the same by keyboard */}
      <div
        className={styles.plot}
        style={{ '--columns': columns.length, '--from': min, '--to': max + 1 }}
        title={columns.map((_, value) => textOf(value)).join('\n')}
        onClick={press}
      >
        {columns.map((count, value) => (
          <div
            key={value}
            className={cx(styles.column, value >= min && value <= max && styles.inside)}
            aria-hidden="true"
          >
            {count > 0 && <span className={styles.count}>{shortCount(count)}</span>}
            <i style={{ height: `${Math.ceil((count / most) * highest)}px` }} />
            <span className={styles.value}>{value}</span>
          </div>
        ))}
        <input
          type="range"
          className={styles.grip}
          aria-label={ends.min}
          aria-valuetext={textOf(min)}
          min={0}
          max={columns.length}
          value={min}
          onChange={(event) => onChange({ min: Math.min(Number(event.target.value), max), max })}
        />
        <input
          type="range"
          className={cx(styles.grip, styles.most)}
          aria-label={ends.max}
          aria-valuetext={textOf(max)}
          min={0}
          max={columns.length}
          value={max + 1}
          onChange={(event) => onChange({ min, max: Math.max(Number(event.target.value) - 1, min) })}
        />
      </div>
    </fieldset>
  );
}
