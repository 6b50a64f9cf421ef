import { type BoxProps, boxProps } from '../tokens/box.ts';
import styles from '../tokens/box.module.css';

interface TextProps extends BoxProps {
  /** Gives an inline element lines of its own. */
  readonly block?: boolean;
}

export function Text({ as: Tag = 'p', block = false, ...box }: TextProps) {
  return <Tag {...boxProps(box, block ? styles.block : undefined)} />;
}
