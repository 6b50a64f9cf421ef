import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { CommandDialog } from '../../ui/fields/combobox/CommandDialog.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { BriefcaseBusiness, Folder, RotateCw, Search, Zap } from '../../ui/tokens/icons.ts';
import type { PaletteItem, PaletteKind } from './palette-items.ts';
import type { Palette, PaletteScreen } from './palette.ts';
import { texts } from './texts.ts';

export interface ScreenWithIcon extends PaletteScreen {
  readonly icon: ReactNode;
}

interface PaletteViewProps {
  readonly palette: Palette;
  readonly screens: readonly ScreenWithIcon[];
  readonly icons: ReadonlyMap<string, ComponentType>;
  readonly open: boolean;
  readonly onReady: () => () => void;
  readonly onClose: () => void;
}

export const PaletteView = observer(function PaletteView(props: PaletteViewProps) {
  const { palette, open, onReady, onClose } = props;
  const { groups, query } = palette;
  return (
    <CommandDialog
      open={open}
      title={texts.title}
      placeholder={palette.hasCompany ? texts.placeholder : texts.placeholderAlone}
      query={query}
      onQuery={palette.type}
      groups={groups.map((items) => ({
        value: headingOf(items[0]?.kind ?? 'command', palette),
        items: items.map((item) => ({ ...item, icon: iconOf(item, props), isName: item.kind === 'person' })),
      }))}
      onChoose={(item) => {
        if (item.staysOpen !== true) onClose();
        palette.choose(item);
      }}
      onReady={onReady}
      onClose={onClose}
      note={noteOf(palette)}
    />
  );
});

function headingOf(kind: PaletteKind, { isNothingFound, selectedText }: Palette): string {
  if (isNothingFound) return texts.instead;
  return kind === 'selected' ? selectedText : texts.groups[kind];
}

function noteOf({ isNothingFound, query, jobs, isBlind, hasCompany, people }: Palette): string {
  if (jobs.all.state === 'failed') return texts.jobsNotLoaded;
  if (jobs.all.state === 'loading') return texts.jobsLoading;
  const isTyping = query.trim() !== '';
  if (isTyping && people.note !== '') return people.note;
  if (!isNothingFound) return '';
  return (isBlind && hasCompany ? texts.noResultsBlind : texts.noResults)(query.trim());
}

const iconsOfKinds: Readonly<Record<Exclude<PaletteKind, 'everywhere' | 'person' | 'screen'>, ReactNode>> = {
  selected: <Zap />,
  command: <Zap />,
  job: <BriefcaseBusiness />,
  review: <Zap />,
  folder: <Folder />,
  search: <Search />,
  unloaded: <RotateCw />,
};

type Icons = Pick<PaletteViewProps, 'screens' | 'icons'>;

function iconOf({ kind, label, avatarName = '', pictureUrl, to }: PaletteItem, { screens, icons }: Icons): ReactNode {
  if (kind === 'screen') return screens.find(({ href }) => href === to)?.icon;
  if (kind === 'everywhere') {
    const Icon = icons.get(label);
    return Icon && <Icon />;
  }
  return kind === 'person' ? (
    <Avatar name={avatarName} pictureUrl={pictureUrl || undefined} size="xs" />
  ) : (
    iconsOfKinds[kind]
  );
}
