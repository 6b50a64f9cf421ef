import { type ReactNode, useState } from 'react';
import { cx } from '../tokens/cx.ts';
import { UserRound } from '../tokens/icons.ts';
import styles from './Avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

interface AvatarProps {
  /** Source of the initials; '' shows a person icon. */
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  /** 24, 32, 40, 48, 64 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  readonly square?: boolean;
}

/** Decorative: the name is beside it. */
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
    <span
      className={cx(styles.gradient, styles[size])}
      style={{ '--hue': hueOf(name) }}
      aria-hidden="true"
      translate="no"
    >
      <AvatarImage url={pictureUrl}>{name === '' ? <UserRound /> : <span>{initialsOf(name)}</span>}</AvatarImage>
    </span>
  );
}

interface AvatarImageProps {
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** Shows its children without a picture or if the picture fails to load. */
export function AvatarImage({ url = '', children }: AvatarImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === '' || url === brokenUrl) return children;
  return (
    <img
      src={url}
      className={styles.picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  );
}
