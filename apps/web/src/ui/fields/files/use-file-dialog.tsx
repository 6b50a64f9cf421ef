import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FileDialogOptions {
  readonly label: string;
  /** MIME types or extensions, separated by commas. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onPick: (file: File) => void;
}

export function useFileDialog({ label, accept, disabled, onPick }: FileDialogOptions): {
  readonly input: ReactNode;
  readonly open: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Lets the same file be picked again.
    event.target.value = '';
    if (file) onPick(file);
  }

  return {
    input: (
      <input ref={ref} type="file" hidden aria-label={label} accept={accept} disabled={disabled} onChange={pick} />
    ),
    open: () => ref.current?.click(),
  };
}
