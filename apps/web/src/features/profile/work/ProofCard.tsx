import type { ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import type { ReactNode } from 'react';
import { hueOf } from '../../../ui/display/initials.ts';
import { CirclePlay, FileText, Link } from '../../../ui/tokens/icons.ts';
import { AvatarImage } from '../../../ui/display/Avatar.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { StudentLink } from '../../candidate-list/index.ts';
import { texts } from '../../open-profile/texts.ts';
import { Text } from '../../../ui/display/Text.tsx';
import styles from './ProofCard.module.css';

type ProofKind = ProofOfWork['kind'];

interface ProofCardProps {
  readonly work: ProofOfWork;
  readonly href: string | null;
  readonly isHidden: boolean;
  /** Opens the work on this page instead of a new tab. */
  readonly onOpen: (() => void) | undefined;
}

const icons: Readonly<Record<ProofKind, ReactNode>> = {
  link: <Link />,
  pdf: <FileText />,
  video: <CirclePlay />,
  none: null,
};

export function ProofCard({ work, href, isHidden, onOpen }: ProofCardProps) {
  const { title, description, kind, hashtags, thumbnail } = work;
  const meta = [texts.proofKinds[kind], ...hashtags.slice(0, 2)].filter((text) => text !== '').join(' · ');
  const content = (
    <>
      <span className={styles.thumb} style={{ '--hue': hueOf(title) }}>
        <AvatarImage url={thumbnail}>
          <ProofArt kind={kind} />
        </AvatarImage>
        {icons[kind] !== null && <span className={styles.sign}>{icons[kind]}</span>}
      </span>
      <span className={styles.words}>
        {/* Title and description share three lines, so that all cards have one height. */}
        <span className={cx(styles.about, 'clamped')} title={description}>
          <Text as="strong" block>
            {title}
          </Text>
          <Text as="span" block tone="muted">
            {description}
          </Text>
        </span>
        <Text
          as="span"
          size={1}
          tone="subtle"
          space={{ marginTop: 'auto', paddingTop: 2 }}
          className="truncated"
          title={meta}
        >
          {meta}
        </Text>
      </span>
    </>
  );
  if (href === null) return <div className={styles.card}>{content}</div>;
  return (
    <StudentLink className={styles.card} href={href} isFile={kind !== 'link'} isHidden={isHidden} onOpen={onOpen}>
      {content}
    </StudentLink>
  );
}

const bars = [14, 22, 18, 31, 26, 40, 34, 52, 46, 38, 58, 49, 62, 44, 30];
const waves = [0, 1, 2, 3, 4, 5, 6];

function ProofArt({ kind }: { readonly kind: ProofKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 200 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {kind === 'pdf' &&
        bars.map((height, index) => (
          <rect
            key={`${index} ${height}`}
            className={height === Math.max(...bars) ? styles.tallest : styles.bar}
            x={18 + index * 11}
            y={96 - height}
            width="6"
            height={height}
            rx="1"
          />
        ))}
      {kind === 'video' &&
        [10, 34].map((x) => <path key={x} className={styles.hill} d={`M${x} 96c50 0 48-66 78-66s28 66 78 66z`} />)}
      {(kind === 'link' || kind === 'none') &&
        waves.map((wave) => {
          const y = 34 + wave * 10;
          return (
            <path
              key={wave}
              className={styles.wave}
              d={`M-4 ${y}C30 ${y - 14 + wave} 52 ${y + 18 - wave * 2} 88 ${y + 2 - wave}S150 ${y - 16 + wave * 2} 204 ${y + 6 - wave * 2}`}
            />
          );
        })}
    </svg>
  );
}
