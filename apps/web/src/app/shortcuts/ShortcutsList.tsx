import { observer } from 'mobx-react-lite';
import { SessionState } from '../../state/session-state.ts';
import type { ShortcutsState } from '../../state/shortcuts-state.ts';
import { useContainer } from '../container-context.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { keys as keyNames } from '../../ui/display/key/key-texts.ts';
import { paletteRow } from './palette-row.ts';
import { texts } from './shortcut-texts.ts';
import type { ShortcutGroups } from './shortcut-groups.ts';

interface ShortcutsListProps {
  readonly state: ShortcutsState;
  readonly groups: () => ShortcutGroups;
}

export const ShortcutsList = observer(function ShortcutsList({ state, groups }: ShortcutsListProps) {
  const session = useContainer().get(SessionState);
  const { here, everywhere } = groups();
  const shown = [
    { title: texts.here, rows: here },
    {
      title: texts.everywhere,
      rows: [
        ...everywhere,
        ...paletteRow(location.pathname, session.current),
        { label: texts.notification, keys: ['F6'] },
        { label: texts.close, keys: [keyNames.escape] },
      ],
    },
  ];
  return (
    <ShortcutsDialog
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
