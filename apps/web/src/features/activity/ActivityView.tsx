import { type ActivityEntry, activityGroups, type ActivityKind, activityLimits } from '@glo/domain/activity/activity';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { recruitPath } from '../../navigation/addresses.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { useNeighborFocus } from '../../ui/actions/focus.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import {
  Archive,
  ArchiveRestore,
  BookmarkCheck,
  BookmarkMinus,
  BriefcaseBusiness,
  CircleQuestionMark,
  Download,
  FolderInput,
  FolderOutput,
  FolderPlus,
  Mail,
  SlidersHorizontal,
  SquarePen,
  StickyNote,
  UserRoundX,
} from '../../ui/tokens/icons.ts';
import { ToolSelect } from '../../ui/fields/Select.tsx';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import { ActivityRow, ActivitySection } from './ActivityRow.tsx';
import { DraftList } from './DraftList.tsx';
import type { Presented } from '../screen.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import { activitySentence } from './activity-line.ts';
import { Sentence } from './Sentence.tsx';
import { UnfinishedList } from './UnfinishedList.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './ActivityView.module.css';
import { texts } from './texts.ts';

export const ActivityView = observer(function ActivityView({ presenter }: Presented<ActivityPresenter>) {
  const { isEmpty, shown, loading, names, drafts, unfinished } = presenter;
  const list = useRef<HTMLElement>(null);
  useNeighborFocus(list, [...unfinished.all, ...drafts.all, ...shown]);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.kept(activityLimits.entries)} gutter="form">
        {!isEmpty && <Tools presenter={presenter} />}
        {presenter.canExport && (
          <IconButton variant="outline" label={texts.exportCsv} icon={<Download />} onClick={presenter.exportAll} />
        )}
      </PageHeader>
      {isEmpty ? (
        <Nothing />
      ) : (
        <Scroll label={texts.title} gutter="form" scrollRef={list}>
          {names.reading.isSlow && (
            <Stack tone="muted" space={{ marginBottom: 4 }}>
              <SlowNote onCancel={names.reading.cancel} onRetry={names.reading.retry} />
            </Stack>
          )}
          {names.missing && (
            <Text as="output" block tone="muted" space={{ marginBottom: 4 }}>
              <span>{`${texts.namesMissing} `}</span>
              <LinkButton onClick={names.load}>{texts.tryAgain}</LinkButton>
            </Text>
          )}
          {loading ? <DaySkeleton /> : <Rows presenter={presenter} />}
        </Scroll>
      )}
    </>
  );
});

const choices = [
  { value: 'everything' as const, label: texts.everything },
  ...activityGroups.map((value) => ({ value, label: texts.groups[value] })),
];

const Tools = observer(function Tools({ presenter }: Presented<ActivityPresenter>) {
  const { typed, group, find, show } = presenter;
  return (
    <>
      <SearchBox label={texts.find} value={typed} onChange={find} />
      <ToolSelect
        label={texts.show}
        icon={<SlidersHorizontal />}
        options={choices}
        value={group ?? 'everything'}
        onChange={(value) => show(value === 'everything' ? null : value)}
      />
    </>
  );
});

const Rows = observer(function Rows({ presenter }: Presented<ActivityPresenter>) {
  const { entries, shown, typed } = presenter;
  return (
    <Stack gap={5}>
      <UnfinishedList presenter={presenter} />
      <DraftList presenter={presenter} />
      {entries.length > 0 && shown.length === 0 && (
        <Text as="output" block tone="muted">
          <span>{`${texts.noMatch(typed.trim())} `}</span>
          <LinkButton onClick={presenter.showAll}>{texts.showAll}</LinkButton>
        </Text>
      )}
      <Days presenter={presenter} />
    </Stack>
  );
});

const Days = observer(function Days({ presenter }: Presented<ActivityPresenter>) {
  const { days, shown, countAbove } = presenter;
  return days.map(({ ago, at, entries: ofDay }) => (
    <ActivitySection key={at} title={ago === 0 ? texts.today : ago === 1 ? texts.yesterday : longDate(at)}>
      {ofDay.map((entry) => (
        <Entry
          key={`${entry.at} ${entry.kind} ${entry.job ?? entry.folder}`}
          presenter={presenter}
          entry={entry}
          place={countAbove + shown.indexOf(entry)}
        />
      ))}
    </ActivitySection>
  ));
});

function Nothing() {
  return (
    <EmptyState title={texts.none.title} text={texts.none.text}>
      <ButtonLink href={recruitPath('ACTIVE')}>{texts.none.next}</ButtonLink>
    </EmptyState>
  );
}

function DaySkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={styles.day}>
        <Skeleton width="56px" height={20} />
      </div>
      {['52%', '38%', '61%', '44%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton height={16} />
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  );
}

const icons: Readonly<Record<ActivityKind, ReactNode>> = {
  posted: <BriefcaseBusiness />,
  edited: <SquarePen />,
  closed: <Archive />,
  activated: <ArchiveRestore />,
  shortlisted: <BookmarkCheck />,
  unshortlisted: <BookmarkMinus />,
  'folder-created': <FolderPlus />,
  filed: <FolderInput />,
  unfiled: <FolderOutput />,
  written: <Mail />,
  'told-no': <Mail />,
  noted: <StickyNote />,
  'note-removed': <StickyNote />,
  maybe: <CircleQuestionMark />,
  'not-a-fit': <UserRoundX />,
};

interface EntryProps extends Presented<ActivityPresenter> {
  readonly entry: ActivityEntry;
  readonly place: number;
}

const Entry = observer(function Entry({ presenter, entry, place }: EntryProps) {
  const line = presenter.line(entry);
  const undo = {
    label: texts.undo,
    name: texts.undoOf(activitySentence(line)),
    busy: presenter.undoing.has(entry.at),
    onPress: () => void presenter.undo(entry),
  };
  const actions = presenter.undoable.has(entry) ? [undo] : [];
  return (
    <ActivityRow place={place} icon={icons[entry.kind]} at={entry.at} actions={actions}>
      <Sentence line={line} />
    </ActivityRow>
  );
});
