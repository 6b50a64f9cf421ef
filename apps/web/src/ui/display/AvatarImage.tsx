import { type ReactNode, useState } from 'react';
import styles from './AvatarImage.module.css';

interface AvatarImageProps {
  readonly url: string | undefined;
  /** What shows without a picture, and when it does not load. */
  readonly children: ReactNode;
}

/** A picture that fills its box, or its placeholder. It has no alternative text: the name is beside it. */
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
