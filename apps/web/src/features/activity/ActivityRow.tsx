import type { ActivityEntry, ActivityKind } from '@glo/domain/activity/activity';
import { longDate, timeOfDay } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import {
  Archive,
  ArchiveRestore,
  BookmarkCheck,
  BookmarkMinus,
  BriefcaseBusiness,
  FolderInput,
  FolderOutput,
  FolderPlus,
  Mail,
  SquarePen,
} from '../../ui/tokens/icons.ts';
import { type ActivityLine, type Named, sentenceOf, separator } from './activity-line.ts';
import type { ActivityPresenter } from './activity-presenter.ts';
import styles from './ActivityView.module.css';
import { texts } from './texts.ts';

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
};

interface ActivityRowProps {
  readonly presenter: ActivityPresenter;
  readonly entry: ActivityEntry;
  readonly place: number;
}

export const ActivityRow = observer(function ActivityRow({ presenter, entry, place }: ActivityRowProps) {
  const line = presenter.line(entry);
  const time = timeOfDay(entry.at);
  return (
    <li className={styles.row} data-item={place}>
      <span className={styles.icon}>{icons[entry.kind]}</span>
      <Sentence line={line} />
      {presenter.undoable.has(entry) && (
        <Button
          variant="bare"
          busy={presenter.undoing.has(entry.at)}
          aria-label={texts.undoOf(sentenceOf(line))}
          onClick={() => void presenter.undo(entry)}
        >
          {texts.undo}
        </Button>
      )}
      <time className={styles.time} dateTime={entry.at} title={`${longDate(entry.at)}, ${time}`}>
        {time}
      </time>
    </li>
  );
});

function Sentence({ line }: { readonly line: ActivityLine }) {
  const { before, who, more, between, where } = line;
  const parts = who.length + (more > 0 ? 1 : 0);
  return (
    <p className={styles.sentence}>
      <span>{before}</span>
      {who.map((named, place) => (
        <Fragment key={place}>
          <span>{place === 0 ? ' ' : separator(place, parts)}</span>
          <Name named={named} />
        </Fragment>
      ))}
      {more > 0 && <span>{`${separator(who.length, parts)}${texts.more(more)}`}</span>}
      {between !== '' && <span>{` ${between}`}</span>}
      {where && (
        <>
          <span> </span>
          <Name named={where} />
        </>
      )}
    </p>
  );
}

function Name({ named: { label, href } }: { readonly named: Named }) {
  return href === null ? (
    <strong translate="no">{label}</strong>
  ) : (
    <TextLink href={href} translate="no">
      {label}
    </TextLink>
  );
}
