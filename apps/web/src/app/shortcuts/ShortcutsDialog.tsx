import { Fragment } from 'react';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import styles from './ShortcutsDialog.module.css';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Key } from '../../ui/display/key/Key.tsx';
import { keysOf } from './key-sequence.ts';
import { texts } from './shortcut-texts.ts';

interface KeyGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly groups: readonly KeyGroup[];
  readonly characters: {
    readonly label: string;
    readonly hint: string;
    readonly act: boolean;
    readonly onChange: (act: boolean) => void;
  };
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, title, groups, characters, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} title={title} size={groups.length > 1 ? 'columns' : 'choice'} onClose={onClose}>
      {/* First, because it takes the initial focus. */}
      <label className={styles.switch}>
        <Checkbox checked={characters.act} onChange={(event) => characters.onChange(event.target.checked)} />
        <span>{characters.label}</span>
        <span className={styles.hint}>{characters.hint}</span>
      </label>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl>
              {group.rows.map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key) => (
                      <KeysInTurn key={key} names={keysOf(key)} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeysInTurn({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <span className={styles.then}>{texts.betweenKeys}</span>}
      <Key name={name} />
    </Fragment>
  ));
}
