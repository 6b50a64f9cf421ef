import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './DropZone.module.css';

interface DropZoneProps {
  readonly disabled: boolean;
  readonly onDrop: (file: File) => void;
  readonly children: ReactNode;
}

export function DropZone({ disabled, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

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
    if (file) onDrop(file);
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
      {children}
    </div>
  );
}
