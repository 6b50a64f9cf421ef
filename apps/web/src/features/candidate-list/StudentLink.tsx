import { type ReactNode, useRef, useState } from 'react';
import { openHere } from '../../ui/actions/click-handlers.ts';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import link from '../../ui/actions/TextLink.module.css';
import { texts } from './texts.ts';

const LazyConfirmDialog = lazily(async () => (await import('../../ui/feedback/ConfirmDialog.tsx')).ConfirmDialog);

interface StudentLinkProps {
  readonly href: string;
  readonly isFile: boolean;
  /** The name is hidden: asks before anything opens. */
  readonly isHidden: boolean;
  /** Looks like a text link by default. */
  readonly className?: string | undefined;
  /** Opens it on this page instead of a new tab. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A file or link that a student provided. In blind review its address is not shown, because it may contain the name. */
export function StudentLink({ isHidden, href, isFile, className = link.link, onOpen, children }: StudentLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  if (!isHidden && !isAsking) {
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup={onOpen && 'dialog'}
        onClick={onOpen && ((event) => openHere(event, onOpen))}
      >
        {children}
        {onOpen === undefined && <span className="visually-hidden">{texts.newTab}</span>}
      </a>
    );
  }
  const openQuestion = () => {
    isConfirmed.current = false;
    setAsking(true);
  };
  const confirm = () => {
    isConfirmed.current = true;
    setAsking(false);
    // At once, because the browser blocks windows that no press opens.
    if (onOpen === undefined) window.open(href, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      <button type="button" data-printed className={className} aria-haspopup="dialog" onClick={openQuestion}>
        {children}
      </button>
      <OnceOpen isOpen={isAsking}>
        <LazyConfirmDialog
          open={isAsking}
          {...(isFile ? texts.mayShowName.file : texts.mayShowName.link)}
          text={texts.mayShowName.text}
          cancelLabel={texts.mayShowName.cancelLabel}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
          onClosed={() => isConfirmed.current && onOpen?.()}
        />
      </OnceOpen>
    </>
  );
}
