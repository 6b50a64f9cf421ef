import type { KeyboardEvent } from 'react';
import type { Entry } from './combobox-entry.ts';
import { texts } from './form-texts.ts';
import { X } from './icons.ts';
import styles from './ChosenChips.module.css';

/** The chips' buttons and, last, the box they stand in: where arrows lead. */
export type ChipStops = () => readonly HTMLElement[];

interface ChosenChipsProps {
  readonly label: string;
  readonly chips: readonly Entry<unknown>[];
  readonly stops: ChipStops;
  readonly onRemove: (place: number) => void;
}

/** What was chosen, inside the control; reached from the empty box by the arrow keys. */
export function ChosenChips({ label, chips, stops, onRemove }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip, place) => (
        <li key={chip.key} className={styles.chip}>
          <span className="cut" title={chip.label}>
            {chip.label}
          </span>
          <button
            type="button"
            tabIndex={-1}
            className={styles.remove}
            aria-label={texts.removeChosen(chip.label)}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' && event.key !== 'Delete') return walkChips(event, stops(), place);
              stops()[place + 1]?.focus();
              onRemove(place);
            }}
            onClick={() => {
              stops().at(-1)?.focus();
              onRemove(place);
            }}
          >
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Goes from the stop at `place` to its neighbour. */
export function walkChips(event: KeyboardEvent, stops: readonly HTMLElement[], place: number): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  const next = place + step < 0 ? undefined : stops[place + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
