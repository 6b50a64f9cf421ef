import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { BodyHeader } from '../../../ui/layout/BodyHeader.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FolderPlus, Mail, Trash2 } from '../../../ui/tokens/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CandidateListSkeleton } from '../../candidates/list/CandidateListSkeleton.tsx';
import { CandidateListView } from '../../candidates/list/CandidateListView.tsx';
import { MoreForSelected } from '../../candidates/list/MoreForSelected.tsx';
import { Loaded } from '../../Loaded.tsx';
import { texts as bulk } from '../../candidates/bulk/texts.ts';
import { texts as shared } from '../../candidates/folders/texts.ts';
import styles from './FolderPane.module.css';
import type { FolderPeople } from './folder-people.ts';
import type { ActiveFolder } from './active-folder.ts';
import { texts } from './texts.ts';

interface FolderPaneProps {
  readonly open: ActiveFolder;
}

/** The chosen folder and who is in it. */
export const FolderPane = observer(function FolderPane({ open }: FolderPaneProps) {
  return (
    <div className={styles.pane}>
      <Head people={open.people} />
      <Loaded
        inPane
        resource={open.people.known}
        what={texts.candidates}
        skeleton={<CandidateListSkeleton label={texts.loadingCandidates} />}
      >
        {() => (
          <CandidateListView
            list={open.list}
            selectionActions={<SelectionActions open={open} />}
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
  const facts = [texts.counted(candidates.length)];
  if (gone > 0) facts.push(texts.gone(gone));
  if (createdAt !== '') facts.push(texts.createdOn(longDate(createdAt)));
  return <BodyHeader title={name} facts={facts} />;
});

/** What can be done to all that are ticked. */
const SelectionActions = observer(function SelectionActions({ open }: FolderPaneProps) {
  return (
    <>
      <Button icon={<FolderPlus />} aria-haspopup="dialog" onClick={open.list.forSelected.addToFolder}>
        {shared.addToFolder}
      </Button>
      <Button onClick={open.removeSelected}>{texts.remove(open.list.selected.length)}</Button>
      <MoreForSelected
        list={open.list}
        items={[{ label: texts.removeFromAll, icon: <Trash2 />, onPress: open.removeSelectedFromAll }]}
      />
      <Button variant="fill" icon={<Mail />} onClick={open.list.forSelected.write}>
        {bulk.email}
      </Button>
    </>
  );
});

function EmptyFolder() {
  return (
    <EmptyState title={texts.nobody} text={texts.emptyFolder}>
      <ButtonLink href={paths.search}>{texts.search}</ButtonLink>
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
      <CandidateListSkeleton label={texts.loadingCandidates} />
    </div>
  );
}
