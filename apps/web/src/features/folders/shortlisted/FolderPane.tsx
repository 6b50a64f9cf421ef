import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { BodyHeader } from '../../../ui/layout/BodyHeader.tsx';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { CandidateListSkeleton, CandidateListView } from '../../people/people.ts';
import { Loaded } from '../../Loaded.tsx';
import styles from './FolderPane.module.css';
import type { OpenFolder } from './open-folder.ts';
import { texts } from './texts.ts';

interface FolderPaneProps {
  readonly open: OpenFolder;
}

export const FolderPane = observer(function FolderPane({ open }: FolderPaneProps) {
  return (
    <div className={styles.pane}>
      <Head open={open} />
      <Loaded
        inPane
        resource={open.loading.list}
        what={texts.candidates}
        skeleton={<CandidateListSkeleton label={texts.loadingCandidates} />}
      >
        {() => <CandidateListView list={open.list} empty={<EmptyFolder />} />}
      </Loaded>
    </div>
  );
});

const Head = observer(function Head({ open: { folder, gone } }: FolderPaneProps) {
  if (folder === null) return null;
  const { name, createdAt, candidates } = folder;
  const facts = [texts.counted(candidates.length)];
  if (gone > 0) facts.push(texts.gone(gone));
  if (createdAt !== '') facts.push(texts.createdOn(longDate(createdAt)));
  return <BodyHeader title={name} facts={facts} />;
});

function EmptyFolder() {
  return (
    <EmptyState title={texts.nobody} text={texts.emptyFolder}>
      <ButtonLink href={paths.search}>{texts.search}</ButtonLink>
    </EmptyState>
  );
}

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
