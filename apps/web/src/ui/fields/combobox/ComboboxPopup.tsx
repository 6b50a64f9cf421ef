import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import type { Entry } from './combobox-entry.ts';
import styles from './ComboboxPopup.module.css';
import { Text } from '../../display/Text.tsx';
import { texts } from '../form-texts.ts';
import { Highlighted } from './Highlighted.tsx';
import { Check, Plus } from '../../tokens/icons.ts';
import { cx } from '../../tokens/cx.ts';

interface ComboboxPopupProps {
  readonly label: string;
  readonly query: string;
  readonly loading?: boolean;
  readonly hasOptions?: boolean;
  readonly note?: string | null;
  readonly optionIcon?: ReactNode;
}

/** Offset 4 px, rows of 36 px, at most 200 px high (specification 1, section 9). */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { label, query, loading = false, hasOptions = false, note = null, optionIcon } = props;
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={cx(styles.popup, 'floating')} aria-busy={loading}>
          <Combobox.Status>
            {loading ? (
              <span className={hasOptions ? 'visually-hidden' : cx(styles.note, 'option')}>{texts.searching}</span>
            ) : (
              note !== null && <span className={cx(styles.note, 'option')}>{note}</span>
            )}
          </Combobox.Status>
          <Combobox.List className={styles.list} aria-label={label}>
            {(entry: Entry<unknown>) => (
              <Combobox.Item
                key={entry.key}
                value={entry}
                className={cx('option', entry.option === null && styles.extra)}
                title={titleOf(entry)}
              >
                {entry.option === null ? <Plus /> : optionIcon}
                <span className="truncated" translate={entry.option === null ? undefined : 'no'}>
                  {entry.option === null ? entry.label : <Highlighted text={entry.label} typed={query} />}
                </span>
                {entry.detail !== '' && (
                  <Text as="span" tone="muted" className={cx(styles.detail, 'truncated')}>
                    {entry.detail}
                  </Text>
                )}
                <Combobox.ItemIndicator className={styles.tick}>
                  <Check />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function titleOf({ label, detail }: Entry<unknown>): string {
  return detail === '' ? label : `${label}, ${detail}`;
}
