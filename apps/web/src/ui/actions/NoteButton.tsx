import { type ReactNode, useRef } from 'react';
import { LinkButton } from './TextLink.tsx';
import { useHeadingTakesFocus } from '../feedback/use-heading-takes-focus.ts';

interface NoteButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Disappears on press: the focus moves to the page's heading. */
export function NoteButton({ onClick, children }: NoteButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHeadingTakesFocus(button);
  return (
    <LinkButton ref={button} onClick={onClick}>
      {children}
    </LinkButton>
  );
}
