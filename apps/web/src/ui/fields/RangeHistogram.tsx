import { cx } from '../tokens/cx.ts';
import { grouped } from '../tokens/grouped.ts';
import styles from './RangeHistogram.module.css';

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
  /** Of a column: '3 skills: 7 candidates'. */
  readonly nameOf: (value: number, count: number) => string;
  /** Of the two grips. */
  readonly ends: { readonly min: string; readonly max: string };
  /** Where a grip stands: '3 skills'. */
  readonly valueText: (value: number) => string;
}

/** The highest column, in pixels. */
const highest = 32;

/**
 * Columns that narrow to a range of them: by its two grips, which are sliders and take the arrow keys, or by a press on a column, which
 * chooses that one alone, and all of them when it was. Tab passes the columns over: the grips do the same.
 */
export function RangeHistogram(props: RangeHistogramProps) {
  const { label, columns, range, onChange, nameOf, ends, valueText } = props;
  const { min, max } = range;
  const last = columns.length - 1;
  const most = Math.max(...columns, 1);
  const isAlone = (value: number) => min === value && max === value && last > 0;
  return (
    <fieldset className={styles.histogram} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.plot} style={{ '--columns': columns.length, '--from': min, '--to': max + 1 }}>
        {columns.map((count, value) => (
          <div key={value} className={cx(styles.column, value >= min && value <= max && styles.inside)}>
            <span aria-hidden="true">{grouped(count)}</span>
            <i style={{ height: `${Math.ceil((count / most) * highest)}px` }} />
            <span className={styles.value} aria-hidden="true">
              {value}
            </span>
            <button
              type="button"
              tabIndex={-1}
              className={styles.press}
              aria-label={nameOf(value, count)}
              aria-pressed={isAlone(value)}
              title={nameOf(value, count)}
              onClick={() => onChange(isAlone(value) ? { min: 0, max: last } : { min: value, max: value })}
            />
          </div>
        ))}
        <input
          type="range"
          className={styles.grip}
          aria-label={ends.min}
          aria-valuetext={valueText(min)}
          min={0}
          max={columns.length}
          value={min}
          onChange={(event) => onChange({ min: Math.min(Number(event.target.value), max), max })}
        />
        <input
          type="range"
          className={styles.grip}
          aria-label={ends.max}
          aria-valuetext={valueText(max)}
          min={0}
          max={columns.length}
          value={max + 1}
          onChange={(event) => onChange({ min, max: Math.max(Number(event.target.value) - 1, min) })}
        />
      </div>
    </fieldset>
  );
}
