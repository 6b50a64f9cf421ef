import { cx } from '../tokens/cx.ts';
import styles from './Face.module.css';
import { hueOf } from './hue.ts';
import { initialsOf } from './initials.ts';
import { Picture } from './Picture.tsx';

interface FaceProps {
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  /** 48, 80, 112 px. */
  readonly size?: 'md' | 'lg' | 'xl';
}

/** A person's picture, or initials on a gradient in the hue of the name. The name itself stands beside it. */
export function Face({ name, pictureUrl, size = 'md' }: FaceProps) {
  return (
    <span className={cx(styles.face, styles[size])} style={{ '--hue': hueOf(name) }} aria-hidden="true">
      <Picture url={pictureUrl}>{initialsOf(name)}</Picture>
    </span>
  );
}
