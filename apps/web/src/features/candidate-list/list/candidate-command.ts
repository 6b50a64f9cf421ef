import type { Candidate } from '@glo/domain/candidates/candidate';
import { type ActionsOf, type Definition, definitions, type KeyedAction } from '../actions/definitions.ts';

type CommandId = ActionsOf<'selection'>;

/** An action on the candidates of a list. The selection bar, the palette and the keys read the same commands. */
export interface CandidateCommand {
  readonly id: CommandId;
  label(selected: readonly Candidate[]): string;
  /** `false` disables the button and leaves the command out of the palette. */
  isAvailable?(selected: readonly Candidate[]): boolean;
  readonly shortcut: { readonly key: string; readonly label: string } | null;
  /** Listed in the menu at the end of the selection bar. */
  readonly isInMenu?: boolean;
  /** For the selection. `BulkRunner` asks first if the action has a question. */
  run(): void;
  /** For one card: the focused one by key, or the one with the button. */
  runOne?(candidate: Candidate): void | Promise<void>;
}

type Given = Omit<CandidateCommand, 'id' | 'label' | 'shortcut'> & Partial<Pick<CandidateCommand, 'label'>>;

/** `given` replaces parts of the definition. A key needs `runOne` for the focused card. */
export function commandOf<Id extends CommandId>(
  id: Id,
  given: Given & (Id extends KeyedAction ? Required<Pick<Given, 'runOne'>> : object),
  keyLabel?: string,
): CandidateCommand {
  const { label, selected, shortcut }: Definition = definitions[id];
  return {
    id,
    label: () => selected ?? label(''),
    shortcut: shortcut === null ? null : { key: shortcut, label: keyLabel ?? label('') },
    ...given,
  };
}
