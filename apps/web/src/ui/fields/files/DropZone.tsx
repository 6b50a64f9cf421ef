import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../tokens/cx.ts';
import styles from './DropZone.module.css';
import { texts } from './file-texts.ts';

interface DropZoneProps {
  readonly disabled: boolean;
  readonly chosen: boolean;
  readonly invalid?: boolean;
  readonly onDrop: (file: File) => void;
  /** Called with a sentence for the user. */
  readonly onRefuse: (reason: string) => void;
  readonly children: ReactNode;
}

export function DropZone({ disabled, chosen, invalid = false, onDrop, onRefuse, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  // The zone gets no event if a drag ends over an element that was just removed, so the window is observed too.
  useEffect(() => {
    if (!over) return;
    const end = ({ type, target }: Event) => {
      if (type === 'pointermove' || !isInside(zone.current, target)) setOver(false);
    };
    const stop = new AbortController();
    for (const type of ['dragover', 'pointermove']) addEventListener(type, end, { signal: stop.signal });
    return () => stop.abort();
  }, [over]);

  function dragOver(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const { files, items } = event.dataTransfer;
    const [file] = files;
    if (files.length > 1) onRefuse(texts.oneFileOnly);
    else if (Array.from(items).some((item) => item.webkitGetAsEntry()?.isDirectory)) onRefuse(texts.noFolder);
    else if (file === undefined) onRefuse(texts.fileUnreadable);
    else onDrop(file);
  }

  return (
    <div
      ref={zone}
      className={cx(styles.zone, chosen && styles.chosen)}
      data-invalid={invalid}
      data-over={over && !disabled}
      onDragEnter={dragOver}
      onDragOver={dragOver}
      onDragLeave={({ relatedTarget }) => isInside(zone.current, relatedTarget) || setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

function isInside(zone: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && zone?.contains(target) === true;
}
