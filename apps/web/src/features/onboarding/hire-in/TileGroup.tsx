import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../../ui/fields/field-props.ts';
import { Check } from '../../../ui/tokens/icons.ts';
import styles from './TileGroup.module.css';

interface TileGroupProps {
  readonly label: string;
  readonly field: FieldModel<readonly string[]>;
  readonly tiles: readonly { readonly value: string; readonly icon: ReactNode }[];
}

export const TileGroup = observer(function TileGroup({ label, field, tiles }: TileGroupProps) {
  const chosen = field.value;

  function toggle(value: string) {
    field.change(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset className={styles.tiles} aria-label={label}>
      {tiles.map(({ value, icon }) => (
        <button
          key={value}
          type="button"
          className={styles.tile}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {icon}
          <span>{value}</span>
          <span className={styles.tick}>
            <Check />
          </span>
        </button>
      ))}
    </fieldset>
  );
});
