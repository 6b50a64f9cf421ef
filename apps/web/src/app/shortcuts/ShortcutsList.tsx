import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { SessionState } from '../../state/session-state.ts';
import type { ShortcutsState } from '../../state/shortcuts-state.ts';
import { Key } from '../../ui/display/key/Key.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { keys as keyNames } from '../../ui/display/key/key-texts.ts';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useContainer } from '../container/container.ts';
import { keysOf } from './key-press.ts';
import { paletteRow, type ShortcutGroups } from './shortcut-groups.ts';
import styles from './ShortcutsList.module.css';
import { texts } from './texts.ts';

interface ShortcutsListProps {
  readonly state: ShortcutsState;
  readonly groups: () => ShortcutGroups;
}

export const ShortcutsList = observer(function ShortcutsList({ state, groups }: ShortcutsListProps) {
  const session = useContainer().get(SessionState);
  const { here, everywhere } = groups();
  const always = [
    ...paletteRow(location.pathname, session.current),
    { label: texts.notification, keys: ['F6'] },
    { label: texts.close, keys: [keyNames.escape] },
  ];
  return (
    <Dialog
      open={state.isListOpen}
      title={texts.title}
      size={here.length > 0 ? 'columns' : 'choice'}
      onClose={state.closeList}
    >
      {/* First, because it takes the initial focus. */}
      <Row as="label" align="start" gap={2} className={styles.switch}>
        <Checkbox
          checked={state.areCharactersEnabled}
          onChange={(event) => state.setCharactersEnabled(event.target.checked)}
        />
        <Stack as="span">
          <span>{texts.characters}</span>
          <Text as="span" size={1} tone="subtle">
            {texts.charactersHint}
          </Text>
        </Stack>
      </Row>
      <div className={styles.groups}>
        {here.length > 0 && <Group title={texts.here} rows={here} />}
        <Group title={texts.everywhere} rows={[...everywhere, ...always]} />
      </div>
    </Dialog>
  );
});

interface GroupProps {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
}

function Group({ title, rows }: GroupProps) {
  return (
    <section>
      <Text as="h3" size={2} weight="medium" tone="muted" space={{ marginBottom: 1 }}>
        {title}
      </Text>
      <dl>
        {rows.map(({ label, keys }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <Row as="dd" gap={1} space={{ marginLeft: 'auto' }}>
              {keys.map((key) => (
                <KeySequence key={key} names={keysOf(key)} />
              ))}
            </Row>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeySequence({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (
        <Text as="span" size={1} tone="subtle">
          {texts.betweenKeys}
        </Text>
      )}
      {name.split('+').map((key) => (
        <Key key={key} name={key} />
      ))}
    </Fragment>
  ));
}
