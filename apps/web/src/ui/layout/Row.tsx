import { type BoxProps, boxProps, type Step, stepValue } from '../tokens/box.ts';
import { cx } from '../tokens/cx.ts';
import styles from './Row.module.css';

interface RowProps extends BoxProps {
  readonly gap?: Step;
  /** Centered by default. */
  readonly align?: 'start' | 'baseline';
  readonly justify?: 'between' | 'end';
  readonly wrap?: boolean;
  /** Between wrapped lines. Defaults to `gap`. */
  readonly rowGap?: 0 | Step;
}

export function Row({ as: Tag = 'div', gap, align, justify, wrap, rowGap, ...box }: RowProps) {
  const layout = cx(styles.row, align && styles[align], justify && styles[justify], wrap && styles.wrap);
  const lines = rowGap === 0 ? undefined : stepValue(rowGap ?? gap);
  return <Tag {...boxProps(box, layout, { columnGap: stepValue(gap), rowGap: lines })} />;
}
