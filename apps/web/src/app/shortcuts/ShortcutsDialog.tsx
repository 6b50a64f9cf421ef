import { Dialog } from '../../ui/feedback/Dialog.tsx';
import styles from './ShortcutsDialog.module.css';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Key } from '../../ui/display/key/Key.tsx';

interface KeyGroup {
  /** Where the keys act. */
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly groups: readonly KeyGroup[];
  /** Switches all of them that are one character. */
  readonly characters: {
    readonly label: string;
    readonly hint: string;
    readonly act: boolean;
    readonly onChange: (act: boolean) => void;
  };
  readonly onClose: () => void;
}

/** The keys there are. */
export function ShortcutsDialog({ open, title, groups, characters, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h3 className={styles.title}>{group.title}</h3>
          <dl>
            {group.rows.map(({ label, keys }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd className={styles.keys}>
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <Checkbox checked={characters.act} onChange={(event) => characters.onChange(event.target.checked)} />
        <span>
          {characters.label}
          <span className={styles.hint}>{characters.hint}</span>
        </span>
      </label>
    </Dialog>
  );
}
