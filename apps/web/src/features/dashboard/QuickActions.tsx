import { paths } from '../../navigation/paths.ts';
import { Bookmark, Search, SquarePen } from '../../ui/tokens/icons.ts';
import { Text } from '../../ui/display/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './QuickActions.module.css';
import { texts } from './texts.ts';
import type { ReactNode } from 'react';
import { cx } from '../../ui/tokens/cx.ts';

interface QuickActionsProps {
  readonly folders: string;
  readonly isQuiet: boolean;
}

export function QuickActions({ folders, isQuiet }: QuickActionsProps) {
  return (
    <div className={styles.tiles}>
      <ActionTile night={!isQuiet} href={paths.jobForm} icon={<SquarePen />} title={texts.post} text={texts.postHelp} />
      <ActionTile href={paths.search} icon={<Search />} title={texts.search} text={texts.searchHelp} />
      <ActionTile href={paths.shortlisted} icon={<Bookmark />} title={texts.shortlisted} text={folders} />
    </div>
  );
}

interface ActionTileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly night?: boolean;
}

function ActionTile({ href, icon, title, text, night = false }: ActionTileProps) {
  return (
    <a className={cx(styles.tile, night && styles.night)} href={href}>
      {icon}
      <Stack as="span">
        <Text as="strong" weight="strong">{`${title} `}</Text>
        <span className={styles.text}>{text}</span>
      </Stack>
    </a>
  );
}
