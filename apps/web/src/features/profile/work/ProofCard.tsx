import type { MouseEvent, ReactNode } from 'react';
import { hueOf } from '../../../ui/display/hue.ts';
import { CirclePlay, FileText, Link } from '../../../ui/tokens/icons.ts';
import { texts } from '../texts.ts';
import { AvatarImage } from '../../../ui/display/AvatarImage.tsx';
import { ProofArt, type ProofKind } from './ProofArt.tsx';
import styles from './ProofCard.module.css';

interface ProofCardProps {
  readonly title: string;
  readonly description: string;
  readonly kind: ProofKind;
  readonly kindText: string;
  readonly tags?: readonly string[];
  readonly thumbnailUrl?: string | undefined;
  readonly href: string | null;
  readonly onOpen?: (() => void) | undefined;
}

const icons: Readonly<Record<ProofKind, ReactNode>> = {
  link: <Link />,
  pdf: <FileText />,
  video: <CirclePlay />,
  none: null,
};

/** A piece of a student's work. It opens in a tab of its own, or on this page. */
export function ProofCard(props: ProofCardProps) {
  const { title, description, kind, kindText, tags = [], thumbnailUrl, href, onOpen } = props;
  const content = (
    <>
      <span className={styles.thumb} style={{ '--hue': hueOf(title) }}>
        <AvatarImage url={thumbnailUrl}>
          <ProofArt kind={kind} />
        </AvatarImage>
        {icons[kind] !== null && <span className={styles.sign}>{icons[kind]}</span>}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.description} title={description}>
          {description}
        </span>
        <span className={styles.meta}>{[kindText, ...tags].filter((text) => text !== '').join(' · ')}</span>
      </span>
    </>
  );
  if (href === null) return <div className={styles.card}>{content}</div>;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
  };
  return (
    <a
      className={styles.card}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-haspopup={onOpen && 'dialog'}
      onClick={onOpen && open}
    >
      {content}
      {onOpen === undefined && <span className="visually-hidden">{texts.newTab}</span>}
    </a>
  );
}
