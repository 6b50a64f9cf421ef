import { type ReactNode, useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  readonly url: string | undefined;
  /** What shows without a picture, and when it does not load. */
  readonly children: ReactNode;
}

/** A picture that fills its box, or what stands in for it. It says nothing: the name stands beside it. */
export function Picture({ url = '', children }: PictureProps) {
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
