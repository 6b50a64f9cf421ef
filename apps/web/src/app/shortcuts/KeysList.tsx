import { observer } from 'mobx-react-lite';
import type { KeysState } from '../../state/keys-state.ts';
import type { ScreenKey } from '../../state/open-screen.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { texts } from './keys-texts.ts';
import { type KeyGroups, nameOfKey } from './screen-keys.ts';

interface KeysListProps {
  readonly state: KeysState;
  readonly groups: () => KeyGroups;
}

/** The list of keys: those of the open screen first. */
export const KeysList = observer(function KeysList({ state, groups }: KeysListProps) {
  const { here, everywhere } = groups();
  const shown = [
    { title: texts.here, rows: here.map(rowOf) },
    {
      title: texts.everywhere,
      rows: [
        ...everywhere.map(rowOf),
        { label: texts.notification, keys: ['F6'] },
        { label: texts.close, keys: [texts.escape] },
      ],
    },
  ];
  return (
    <KeysDialog
      open={state.isListOpen}
      title={texts.title}
      groups={shown.filter(({ rows }) => rows.length > 0)}
      characters={{
        label: texts.characters,
        hint: texts.charactersHint,
        act: state.charactersAct,
        onChange: state.letCharactersAct,
      }}
      onClose={state.closeList}
    />
  );
});

function rowOf({ label, keys }: ScreenKey) {
  return { label, keys: keys.map(nameOfKey) };
}
