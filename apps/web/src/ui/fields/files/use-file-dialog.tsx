import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FileDialogOptions {
  /** Name of the hidden file input. */
  readonly label: string;
  /** What the browser's dialog offers: types or endings, separated by commas. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onPick: (file: File) => void;
}

/** The browser's dialog for one file: the hidden input to put on the page, and the way to open it. */
export function useFileDialog({ label, accept, disabled, onPick }: FileDialogOptions): {
  readonly input: ReactNode;
  readonly open: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // emptied, so that the same file can be picked again
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
