import { observer } from 'mobx-react-lite';
import { paths } from '../../navigation/paths.ts';
import { ActionTile } from './ActionTile.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Chip } from '../../ui/display/Chip.tsx';
import { Bookmark, Search, SquarePen } from '../../ui/tokens/icons.ts';
import type { ShortlistGlance } from './shortlist-glance.ts';
import { texts } from './texts.ts';
import styles from './QuickActions.module.css';

interface QuickActionsProps {
  readonly folders: ShortlistGlance;
}

/** The three large tiles of the dashboard. */
export const QuickActions = observer(function QuickActions({ folders }: QuickActionsProps) {
  return (
    <div className={styles.tiles}>
      <ActionTile night href={paths.jobForm} icon={<SquarePen />} title={texts.post} text={texts.postHelp} />
      <ActionTile
        href={paths.search}
        icon={<Search />}
        title={texts.search}
        text={texts.searchHelp}
        aside={<Example />}
      />
      <ActionTile
        href={paths.shortlisted}
        icon={<Bookmark />}
        title={texts.shortlisted}
        text={folders.text}
        aside={<Faces folders={folders} />}
      />
    </div>
  );
});

/** What a search looks like; a picture, nothing to read. */
function Example() {
  return (
    <span className={styles.example} aria-hidden="true">
      <Chip matched text={texts.searchExample.skill} />
      <Chip text={texts.searchExample.place} />
    </span>
  );
}

/** A few of those in folders; a picture, too. */
const Faces = observer(function Faces({ folders }: QuickActionsProps) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {folders.faces.map(({ id, name, profilePicture }) => (
        <span key={id} className={styles.face}>
          <Avatar size="sm" name={name} pictureUrl={profilePicture} />
        </span>
      ))}
      {folders.others > 0 && <span className={styles.others}>+{folders.others}</span>}
    </span>
  );
});
