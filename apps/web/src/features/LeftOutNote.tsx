import { CircleAlert } from '../ui/tokens/icons.ts';
import { cx } from '../ui/tokens/cx.ts';
import styles from './Loaded.module.css';
import { texts } from './texts.ts';

interface LeftOutNoteProps {
  readonly count: number;
  readonly inPane?: boolean;
}

export function LeftOutNote({ count, inPane = false }: LeftOutNoteProps) {
  if (count === 0) return null;
  return (
    <output className={cx(styles.leftOut, inPane && styles.inPane)}>
      <CircleAlert />
      <span>{texts.leftOut(count)}</span>
    </output>
  );
}
