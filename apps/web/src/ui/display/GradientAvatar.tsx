import { cx } from '../tokens/cx.ts';
import styles from './GradientAvatar.module.css';
import { hueOf } from './hue.ts';
import { initialsOf } from './initials.ts';
import { AvatarImage } from './AvatarImage.tsx';
import { UserRound } from '../tokens/icons.ts';

interface GradientAvatarProps {
  /** Source of the initials; '' shows a person icon. */
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  /** 48, 80, 112 px. */
  readonly size?: 'md' | 'lg' | 'xl';
}

/** Decorative: the name is beside it. */
export function GradientAvatar({ name, pictureUrl, size = 'md' }: GradientAvatarProps) {
  return (
    <span className={cx(styles.face, styles[size])} style={{ '--hue': hueOf(name) }} aria-hidden="true" translate="no">
      <AvatarImage url={pictureUrl}>{name === '' ? <UserRound /> : <span>{initialsOf(name)}</span>}</AvatarImage>
    </span>
  );
}
