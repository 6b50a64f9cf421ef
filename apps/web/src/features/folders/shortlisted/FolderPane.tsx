import { longDate } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { BodyHeader } from '../../../ui/BodyHeader.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CandidateGridSkeleton } from '../../../ui/CandidateCardSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FolderPlus } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CandidateListView } from '../../candidates/list/CandidateListView.tsx';
import { Loaded } from '../../Loaded.tsx';
import styles from './FolderPane.module.css';
import type { FolderPeople } from './folder-people.ts';
import type { OpenFolder } from './open-folder.ts';
import type { ShortlistedPresenter } from './shortlisted-presenter.ts';

interface FolderPaneProps {
  readonly presenter: ShortlistedPresenter;
  readonly open: OpenFolder;
}

/** The chosen folder and who is in it. */
export const FolderPane = observer(function FolderPane({ presenter, open }: FolderPaneProps) {
  return (
    <div className={styles.pane}>
      <Head people={open.people} />
      <Loaded inPane resource={open.people.known} what="Candidates" skeleton={<CardsSkeleton />}>
        {() => (
          <CandidateListView
            list={open.list}
            acts={<TickedActs presenter={presenter} open={open} />}
            empty={<EmptyFolder />}
          />
        )}
      </Loaded>
    </div>
  );
});

const Head = observer(function Head({ people: { folder, gone } }: { readonly people: FolderPeople }) {
  if (folder === null) return null;
  const { name, createdAt, candidates } = folder;
  const facts = [candidates.length === 1 ? '1 candidate' : `${candidates.length} candidates`];
  if (gone > 0) facts.push(`${gone} no longer on the platform`);
  if (createdAt !== '') facts.push(`Created ${longDate(createdAt)}`);
  return <BodyHeader title={name} facts={facts} />;
});

/** What can be done to all that are ticked. */
const TickedActs = observer(function TickedActs({ presenter, open }: FolderPaneProps) {
  return (
    <>
      <Button onClick={presenter.copyEmails}>Copy e-mails</Button>
      <Button onClick={open.removeTickedFromAll}>Remove from all folders</Button>
      <Button icon={<FolderPlus />} aria-haspopup="dialog" onClick={open.addTickedToFolder}>
        Add to Folder
      </Button>
      <Button variant="fill" onClick={open.removeTicked}>
        Remove {open.list.chosen.length}
      </Button>
    </>
  );
});

function EmptyFolder() {
  return (
    <EmptyState title="No Shortlisted Candidates" text="Whom you add to this folder stays here.">
      <ButtonLink href={paths.search}>Search Candidates</ButtonLink>
    </EmptyState>
  );
}

/** Where head and cards will be. */
export function FolderPaneSkeleton() {
  return (
    <div className={styles.pane} aria-busy="true">
      <div className={styles.head} aria-hidden="true">
        <Skeleton width="32%" height={20} />
        <Skeleton width="48%" />
      </div>
      <CardsSkeleton />
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      <CandidateGridSkeleton label="Loading candidates" />
    </div>
  );
}
