import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './DropZone.module.css';

interface DropZoneProps {
  /** Name of the hidden file input. */
  readonly label: string;
  /** What the browser's dialog offers: types or endings, separated by commas. */
  readonly accept: string;
  readonly disabled?: boolean | undefined;
  readonly onPick: (file: File) => void;
  /** What is inside, given the way to open the browser's dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/** A place to drop one file on, with the browser's file dialog behind it. */
export function DropZone({ label, accept, disabled = false, onPick, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // emptied, so that the same file can be picked again
    event.target.value = '';
    if (file) onPick(file);
  }

  function dragOver(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (disabled) return;
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onPick(file);
  }

  return (
    <div
      className={styles.zone}
      data-over={over}
      onDragEnter={dragOver}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={input} type="file" hidden aria-label={label} accept={accept} disabled={disabled} onChange={pick} />
      {children(() => input.current?.click())}
    </div>
  );
}
