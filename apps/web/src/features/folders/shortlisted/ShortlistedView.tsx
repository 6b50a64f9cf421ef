import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { BodyHeader } from '../../../ui/layout/BodyHeader.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Presented } from '../../screen.ts';
import { FolderPlus, Folder, FolderOpen } from '../../../ui/tokens/icons.ts';
import { PageHeader } from '../../../ui/layout/Page.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Rail, Split } from '../../../ui/layout/Split.tsx';
import {
  CandidateActionsDialog,
  CandidateGridSkeleton,
  CandidateListSkeleton,
  folderTexts as shared,
  candidateTexts as people,
} from '../../candidate-list/index.ts';
import { FilterableListView } from '../../filter/FilterableListView.tsx';
import { FindAmong } from '../../FindAmong.tsx';
import { Loaded } from '../../Loaded.tsx';
import type { OpenFolder } from './open-folder.ts';
import type { ShortlistedPresenter } from './shortlisted-presenter.ts';
import { texts } from './texts.ts';
import { texts as display } from '../../../ui/display/display-texts.ts';
import { RailItem } from '../../../ui/layout/RailItem.tsx';
import rail from '../../../ui/layout/RailItem.module.css';

export const ShortlistedView = observer(function ShortlistedView({ presenter }: Presented<ShortlistedPresenter>) {
  const { folders, actions } = presenter;
  return (
    <>
      <PageHeader title={texts.title}>
        <Button icon={<FolderPlus />} aria-haspopup="dialog" onClick={presenter.createFolder}>
          {shared.create}
        </Button>
      </PageHeader>
      <Split
        rail={
          folders.state !== 'failed' &&
          folders.value?.length !== 0 && (
            <Rail label={shared.folders}>
              <Folders presenter={presenter} />
            </Rail>
          )
        }
      >
        <Loaded inPane resource={folders} name={shared.folders} skeleton={<FolderPaneSkeleton />}>
          {({ length }) => (length === 0 ? <NoCandidates text={texts.noFolders} /> : <Chosen presenter={presenter} />)}
        </Loaded>
      </Split>
      <CandidateActionsDialog actions={actions} />
    </>
  );
});

const Folders = observer(function Folders({ presenter }: Presented<ShortlistedPresenter>) {
  const { folders, chosen } = presenter;
  if (folders.value === null) return <RowsSkeleton />;
  return (
    <FindAmong label={shared.find} items={folders.value} textOf={({ name }) => name}>
      {(found) => (
        <ul>
          {found.map(({ id, name, candidates }) => (
            <li key={id}>
              <RailItem href={presenter.pathOf(id)} current={id === chosen?.id}>
                <span className={rail.line}>
                  {id === chosen?.id ? <FolderOpen /> : <Folder />}
                  <span className={rail.name} title={name}>
                    {name}
                  </span>
                  <span className={rail.count}>
                    <span>{candidates.length}</span>
                    <span className="visually-hidden">{` ${display.candidates(candidates.length)}`}</span>
                  </span>
                </span>
              </RailItem>
            </li>
          ))}
        </ul>
      )}
    </FindAmong>
  );
});

const Chosen = observer(function Chosen({ presenter }: Presented<ShortlistedPresenter>) {
  const { activeFolder: open } = presenter;
  return open === null ? <FolderPaneSkeleton /> : <FolderPane key={open.id} open={open} />;
});

function NoCandidates({ text }: { readonly text: string }) {
  return (
    <EmptyState title={texts.noCandidates} text={text}>
      <ButtonLink href={paths.search}>{texts.search}</ButtonLink>
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <Loading label={shared.loading}>
      {['72%', '56%', '64%', '48%'].map((width) => (
        <Row key={width} space={{ padding: 3 }}>
          <Skeleton width={width} />
        </Row>
      ))}
    </Loading>
  );
}

interface FolderPaneProps {
  readonly open: OpenFolder;
}

const FolderPane = observer(function FolderPane({ open }: FolderPaneProps) {
  return (
    <div className="filling">
      <Head open={open} />
      <Loaded inPane resource={open.loading.list} name={texts.candidates} skeleton={<CandidateListSkeleton />}>
        {() => (
          <FilterableListView
            key={open.id}
            panel={open.panel}
            skeleton={<CandidateGridSkeleton />}
            empty={<NoCandidates text={texts.emptyFolder} />}
          />
        )}
      </Loaded>
    </div>
  );
});

const Head = observer(function Head({ open: { folder, missingCount } }: FolderPaneProps) {
  if (folder === null) return null;
  const { name, createdAt, candidates } = folder;
  const facts = [people.candidates(candidates.length)];
  if (missingCount > 0) facts.push(texts.missing(missingCount));
  if (createdAt !== '') facts.push(texts.createdOn(longDate(createdAt)));
  return <BodyHeader title={name} facts={facts} />;
});

function FolderPaneSkeleton() {
  return (
    <div className="filling" aria-busy="true">
      <Row space={{ paddingTop: 2, paddingInline: 5, paddingBottom: 1 }} aria-hidden="true">
        <Skeleton width="32%" height={28} />
      </Row>
      <CandidateListSkeleton />
    </div>
  );
}
