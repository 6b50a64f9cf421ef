import type { MouseEvent } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './RangeHistogram.module.css';
import { shortCount } from '../tokens/grouped.ts';
import { texts } from './form-texts.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface RangeHistogramProps {
  readonly label: string;
  /** Number of items with the values 0, 1, 2 and so on. */
  readonly columns: readonly number[];
  /** Inclusive. */
  readonly range: Range;
  readonly onChange: (range: Range) => void;
  /** Accessible name of a column: '3 skills: 7 candidates'. */
  readonly nameOf: (value: number, count: number) => string;
  /** Labels of the two grips. */
  readonly ends: { readonly min: string; readonly max: string };
}

/** Height of the tallest column in pixels. */
const highest = 16;

/** A histogram with two range inputs. Pressing a column selects it alone; pressing it again selects all. */
export function RangeHistogram({ label, columns, range, onChange, nameOf, ends }: RangeHistogramProps) {
  const { min, max } = range;
  const last = columns.length - 1;
  const most = Math.max(...columns, 1);
  const textOf = (value: number) => nameOf(value, columns[value] ?? 0);

  function press({ target, currentTarget, clientX }: MouseEvent) {
    // The pointer was released over a grip.
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
        title={[...columns.map((_, value) => textOf(value)), texts.squareRoot].join('\n')}
        onClick={press}
      >
        {columns.map((count, value) => (
          <div
            key={value}
            className={cx(styles.column, value >= min && value <= max && styles.inside)}
            aria-hidden="true"
          >
            {count > 0 && <span className={styles.count}>{shortCount(count)}</span>}
            <i style={{ height: `${Math.ceil(Math.sqrt(count / most) * highest)}px` }} />
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
