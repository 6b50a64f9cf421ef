import { type ReactNode, useState } from 'react';
import styles from './AvatarImage.module.css';

interface AvatarImageProps {
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** Decorative: the name is beside it. */
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
