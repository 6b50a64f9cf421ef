import type { Candidate } from '@glo/domain/candidates/candidate';

/** Something to do with the candidates of a list. The selection bar, the palette and the keys read the same commands. */
export interface CandidateCommand {
  readonly id:
    | 'shortlist'
    | 'maybe'
    | 'not-a-fit'
    | 'not-a-fit-because'
    | 'remove'
    | 'remove-from-all'
    | 'email'
    | 'folder'
    | 'compare'
    | 'share'
    | 'copy'
    | 'note';
  label(selected: readonly Candidate[]): string;
  /** `false` disables the button and leaves the command out of the palette. */
  isAvailable?(selected: readonly Candidate[]): boolean;
  readonly shortcut?: { readonly key: string; readonly label: string };
  /** Listed in the menu at the end of the selection bar. */
  readonly isInMenu?: boolean;
  /** For the selection. `BulkRunner` asks first if the action has a question. */
  run(): void;
  /** For one card: the focused one by key, or the one with the button. */
  runOne?(candidate: Candidate): void | Promise<void>;
}
