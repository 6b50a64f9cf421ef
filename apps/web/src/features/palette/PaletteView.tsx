import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CommandDialog } from '../../ui/feedback/CommandDialog.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { BriefcaseBusiness, Folder, Search, Zap } from '../../ui/tokens/icons.ts';
import type { PaletteItem, PaletteKind } from './palette-items.ts';
import type { Palette, PaletteScreen } from './palette.ts';
import { texts } from './texts.ts';

/** An entry of the sidebar, with its icon there. */
export interface ScreenWithIcon extends PaletteScreen {
  readonly icon: ReactNode;
}

interface PaletteViewProps {
  readonly palette: Palette;
  readonly screens: readonly ScreenWithIcon[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export const PaletteView = observer(function PaletteView({ palette, screens, open, onClose }: PaletteViewProps) {
  const { groups, query } = palette;
  return (
    <CommandDialog
      open={open}
      title={texts.title}
      placeholder={texts.placeholder}
      query={query}
      onQuery={palette.type}
      groups={groups.map((items) => ({
        value: texts.groups[items[0]?.kind ?? 'act'],
        items: items.map((item) => ({ ...item, icon: iconOf(item, screens) })),
      }))}
      onChoose={(item) => {
        onClose();
        palette.choose(item);
      }}
      onClose={onClose}
      note={noteOf(palette)}
    />
  );
});

function noteOf({ groups, query, jobs }: Palette): string {
  if (jobs.state === 'failed') return texts.jobsNotLoaded;
  if (jobs.request.pending) return texts.jobsLoading;
  return groups.length === 0 ? texts.nothing(query.trim()) : '';
}

const icons: Readonly<Record<Exclude<PaletteKind, 'person' | 'screen'>, ReactNode>> = {
  act: <Zap />,
  everywhere: <Zap />,
  job: <BriefcaseBusiness />,
  folder: <Folder />,
  search: <Search />,
};

function iconOf({ kind, label, pictureUrl, to }: PaletteItem, screens: readonly ScreenWithIcon[]): ReactNode {
  if (kind === 'screen') return screens.find(({ href }) => href === to)?.icon;
  return kind === 'person' ? <Avatar name={label} pictureUrl={pictureUrl || undefined} size="xs" /> : icons[kind];
}
