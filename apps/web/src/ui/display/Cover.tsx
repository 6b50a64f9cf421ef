import { cx } from '../tokens/cx.ts';
import styles from './Cover.module.css';
import { AvatarImage } from './Avatar.tsx';
import { hueOf } from './initials.ts';

interface CoverProps {
  readonly name: string;
  readonly pictureUrl?: string | undefined;
  /** 'night' for the recruiter's own pages. */
  readonly look?: 'person' | 'night';
}

const rings = [40, 80, 124, 172, 224, 280, 340];

export function Cover({ name, pictureUrl, look = 'person' }: CoverProps) {
  return (
    <div className={cx(styles.cover, 'unprinted', styles[look])} style={{ '--hue': hueOf(name) }} aria-hidden="true">
      <AvatarImage url={pictureUrl}>
        <svg className={styles.art} viewBox="0 0 1200 160" preserveAspectRatio="xMaxYMid slice">
          {rings.map((radius) => (
            <circle key={radius} className={styles.ring} cx="1128" cy="164" r={radius + (look === 'night' ? 20 : 0)} />
          ))}
          {look === 'night' && <circle className={styles.sun} cx="1128" cy="164" r="34" />}
        </svg>
      </AvatarImage>
    </div>
  );
}
