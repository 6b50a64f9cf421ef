import { type BoxProps, boxProps, type Step, stepValue } from '../tokens/box.ts';
import { cx } from '../tokens/cx.ts';
import styles from './Stack.module.css';

interface StackProps extends BoxProps {
  readonly gap?: Step;
  readonly columns?: 2;
}

export function Stack({ as: Tag = 'div', gap, columns, ...box }: StackProps) {
  return <Tag {...boxProps(box, cx(styles.stack, columns === 2 && styles.two), { rowGap: stepValue(gap) })} />;
}
