import { cx } from '../tokens/cx.ts';
import styles from './Avatar.module.css';
import { hueOf } from './hue.ts';
import { initialsOf } from './initials.ts';
import { AvatarImage } from './AvatarImage.tsx';
import { UserRound } from '../tokens/icons.ts';

interface AvatarProps {
  /** Source of the initials; '' shows a person icon. */
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  /** 24, 32, 40, 48, 64 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  readonly square?: boolean;
}

export function Avatar({ name, pictureUrl, size = 'sm', square = false }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, styles[size], square && styles.square)}
      style={{ '--hue': hueOf(name) }}
      aria-hidden="true"
      translate="no"
    >
      <AvatarImage url={pictureUrl}>
        {name === '' && !square ? <UserRound /> : <span>{initialsOf(name)}</span>}
      </AvatarImage>
    </span>
  );
}
