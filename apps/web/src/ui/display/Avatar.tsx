import { type ReactNode, useState } from 'react';
import { cx } from '../tokens/cx.ts';
import { UserRound } from '../tokens/icons.ts';
import styles from './Avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

interface FaceProps {
  /** Source of the initials; '' shows a person icon. */
  readonly name: string;
  readonly pictureUrl?: string | undefined;
}

/** In pixels. */
const sizes = { xs: 24, sm: 32, md: 40, lg: 48, xl: 64 } as const;
const gradientSizes = { md: 48, lg: 80, xl: 112 } as const;

interface AvatarProps extends FaceProps {
  readonly size?: keyof typeof sizes;
  readonly square?: boolean;
}

export function Avatar({ size = 'sm', square = false, ...face }: AvatarProps) {
  return <Face {...face} pixels={sizes[size]} look={square ? 'square' : 'plain'} />;
}

interface GradientAvatarProps extends FaceProps {
  readonly size?: keyof typeof gradientSizes;
}

export function GradientAvatar({ size = 'md', ...face }: GradientAvatarProps) {
  return <Face {...face} pixels={gradientSizes[size]} look="gradient" />;
}

interface LookProps extends FaceProps {
  readonly pixels: number;
  readonly look: 'plain' | 'square' | 'gradient';
}

/** Decorative: the name is beside it. */
function Face({ name, pictureUrl, pixels, look }: LookProps) {
  return (
    <span
      className={cx(styles.avatar, styles[look])}
      style={{ '--hue': hueOf(name), '--size': `${pixels}px` }}
      aria-hidden="true"
      translate="no"
    >
      <AvatarImage url={pictureUrl}>
        {name === '' && look !== 'square' ? <UserRound /> : <span>{initialsOf(name)}</span>}
      </AvatarImage>
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
