import { type ReactNode, useCallback, useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  readonly url: string | undefined;
  /** What shows without a picture, and when it does not load. */
  readonly children: ReactNode;
}

/** A picture that fills its box, or what stands in for it. It says nothing: the name stands beside it. */
export function Picture({ url = '', children }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  // By hand: as a property React sets it twice, before and after the element stands on the page, and the browser looks twice for the picture.
  const show = useCallback((image: HTMLImageElement | null) => image?.setAttribute('src', url), [url]);
  if (url === '' || url === brokenUrl) return children;
  return (
    <img
      ref={show}
      className={styles.picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  );
}
