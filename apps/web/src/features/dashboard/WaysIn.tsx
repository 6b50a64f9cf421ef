import { paths } from '../../navigation/paths.ts';
import { ActionTile } from '../../ui/ActionTile.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Search, SquarePen } from '../../ui/icons.ts';
import styles from './WaysIn.module.css';

/** The large tiles of the dashboard. */
export function WaysIn() {
  return (
    <div className={styles.tiles}>
      <ActionTile
        night
        href={paths.jobForm}
        icon={<SquarePen />}
        title="Post an opportunity"
        text="Three short steps"
      />
      <ActionTile
        href={paths.search}
        icon={<Search />}
        title="Search candidate"
        text="By skill, place and type"
        aside={<Example />}
      />
    </div>
  );
}

/** What a search looks like; a picture, nothing to read. */
function Example() {
  return (
    <span className={styles.example} aria-hidden="true">
      <Chip matched text="Python" />
      <Chip text="Pune" />
    </span>
  );
}
