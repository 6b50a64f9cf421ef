import { fitDetail, fitText } from '@glo/domain/candidates/fit';
import type { ChangeEvent, MouseEvent } from 'react';
import { NewMark } from '../NewMark.tsx';
import { ShortlistedWord, useRemoveLabel } from '../ShortlistedWord.tsx';
import { VerdictTag } from '../VerdictTag.tsx';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import type { CandidateCardActions, CandidateCardModel } from './card-model.ts';
import styles from './CandidateCard.module.css';
import { CardDecisions } from './CardDecisions.tsx';
import { CardMarks } from './CardMarks.tsx';
import { TruncatedText } from '../../../ui/display/TruncatedText.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { GradientAvatar } from '../../../ui/display/Avatar.tsx';
import { BookmarkCheck, Ellipsis } from '../../../ui/tokens/icons.ts';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Explained } from '../../../ui/actions/Explained.tsx';

interface Shown {
  readonly candidate: CandidateCardModel;
}

interface CandidateCardProps extends Shown {
  readonly actions: CandidateCardActions;
  readonly isTabStop: boolean;
}

export function CandidateCard({ candidate, actions, isTabStop }: CandidateCardProps) {
  const { name, nameShort, avatarName, isReadOnly, pictureUrl, profileHref, score, points, fit, viewed } = candidate;
  const { decision, selected, facts } = candidate;
  const tabIndex = isTabStop ? 0 : -1;
  // A click by keyboard has `detail` 0.
  const follow = ({ detail }: MouseEvent) => actions.follow(detail === 0);
  return (
    <article
      className={cx(styles.card, selected && styles.selected, decision === 'not-a-fit' && styles.rejected)}
      aria-label={name}
    >
      <div className={styles.top}>
        <GradientAvatar name={avatarName} pictureUrl={pictureUrl} />
        <div className={styles.who}>
          <h3 className={cx((viewed === true || candidate.isViewedAnywhere) && styles.seen)} translate="no">
            {candidate.isNew === true && <NewMark onSeen={actions.saw} />}
            <a className={cx(styles.open, 'truncated')} tabIndex={tabIndex} href={profileHref} onClick={follow}>
              <TruncatedText short={nameShort} full={name} hidden={styles.heard} />
            </a>
          </h3>
          {(fit !== null || points !== undefined) && (
            <div className={styles.fit}>
              {fit !== null && (
                <Explained label={texts.fitOf(fitText(fit), name)} means={fitDetail(fit)} tabIndex={tabIndex}>
                  {texts.fit(fitText(fit))}
                </Explained>
              )}
              {points !== undefined && <Score {...score} />}
            </div>
          )}
          <div className={styles.score}>
            {points === undefined ? (
              <Score {...score} />
            ) : (
              <Score value={points} unit={shared.scoreUnits.points} means={shared.pointsMean} />
            )}
            {candidate.isViewedAnywhere && <span className={styles.viewed}>{texts.viewedAnywhere}</span>}
            <CardMarks candidate={candidate} />
          </div>
        </div>
      </div>
      <Checkbox
        aria-label={texts.select(name)}
        tabIndex={tabIndex}
        checked={selected}
        onChange={(event) => actions.select(event.target.checked, isWithShift(event))}
      />
      <p className={styles.heard}>{spokenText(candidate)}</p>
      <SkillRow candidate={candidate} />
      <p className={styles.line}>
        <Truncated text={[facts.degree, facts.college].filter(Boolean).join(', ')} />
        {facts.grade !== '' && (
          <span className={styles.grade} title={texts.grade(facts.grade)}>
            <span className={styles.heard}>{texts.gradeWord}</span>
            <span>{facts.grade}</span>
          </span>
        )}
      </p>
      <StateLine candidate={candidate} />
      <div className={styles.acts}>
        {isReadOnly ? (
          <button
            type="button"
            tabIndex={tabIndex}
            className={cx(styles.act, 'ring-inside')}
            aria-label={texts.addToFolder(name)}
            aria-haspopup="dialog"
            onClick={actions.shortlist}
          >
            {shared.addToFolder}
          </button>
        ) : (
          <Shortlist candidate={candidate} tabIndex={tabIndex} onPress={actions.shortlist} />
        )}
        <a
          className={cx(styles.act, 'ring-inside')}
          tabIndex={tabIndex}
          href={profileHref}
          aria-label={`${texts.viewProfile}${texts.ofPerson(name)}`}
          onClick={follow}
        >
          {texts.viewProfile}
        </a>
        <button
          type="button"
          tabIndex={tabIndex}
          className={cx(styles.act, 'ring-inside')}
          aria-label={texts.moreFor(name)}
          aria-haspopup="dialog"
          onClick={actions.openActions}
        >
          <Ellipsis />
        </button>
      </div>
      <CardDecisions card={candidate} actions={actions} />
    </article>
  );
}

interface ScoreProps {
  readonly value?: number | null;
  readonly unit?: string;
  readonly means?: string;
}

/** Screen readers get it in a sentence (`spokenText`). */
function Score({ value = null, unit, means }: ScoreProps) {
  if (value === null) return null;
  return (
    <span className={cx(means !== undefined && styles.points, 'truncated')} title={means} aria-hidden="true">
      <strong>{value}</strong>
      <span>{` ${unit}`}</span>
    </span>
  );
}

function SkillRow({ candidate: { skills, moreSkills: more } }: Shown) {
  return (
    <div className={styles.skills} aria-hidden="true">
      {skills.map(({ full, short, matched }, index) => (
        <Chip key={`${index} ${full}`} text={short} matched={matched} title={short === full ? undefined : full} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')}>
          {`+${more.length}`}
        </span>
      )}
    </div>
  );
}

/** Decision, view or decision elsewhere: the first of these. The weight of the name shows views, so the others are for screen readers. */
function StateLine({ candidate: { viewed, isReadOnly, markLine, decidedElsewhere } }: Shown) {
  const isViewLine = viewed === true && markLine === null;
  return (
    <p className={styles.line}>
      {viewed !== null && (
        <span className={isViewLine ? 'truncated' : styles.heard}>{viewWords(viewed, isReadOnly)}</span>
      )}
      {markLine !== null && <MarkLine {...markLine} />}
      {markLine === null && !isViewLine && <Truncated text={decidedElsewhere} />}
    </p>
  );
}

function viewWords(viewed: boolean, isReadOnly: boolean): string {
  if (viewed) return texts.viewed;
  return isReadOnly ? texts.notViewedByYou : texts.notViewed;
}

function Truncated({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <span className={cx(styles.above, 'truncated')} title={text}>
      {text}
    </span>
  );
}

function MarkLine({ tag, more, title }: NonNullable<CandidateCardModel['markLine']>) {
  return (
    <span className={cx(styles.above, styles.marks)} title={title}>
      {tag === null ? <span className="truncated">{more}</span> : <VerdictTag verdict={tag} more={more} />}
    </span>
  );
}

/** Score and skills for screen readers. One text, because many hidden elements would slow down a long list. */
function spokenText({ score, spokenSkills }: CandidateCardModel): string {
  const sentences = [
    score === null ? '' : texts.score(score.value, score.unit),
    spokenSkills.length === 0 ? '' : texts.skills(spokenSkills),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The change event of a checkbox wraps a click, also by keyboard. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
}

interface ShortlistProps extends Shown {
  readonly tabIndex: number;
  readonly onPress: () => void;
}

function Shortlist({ candidate, tabIndex, onPress }: ShortlistProps) {
  const { name, folders, shortlist } = candidate;
  const { state, busy } = shortlist;
  const done = state === 'shortlisted';
  const { showsRemove, press, leaving } = useRemoveLabel(done && shortlist.target === 'job' && !busy);
  const word = shared.shortlist[state];
  const labels = texts.shortlistOf[shortlist.target][state];
  const folderNames = done && shortlist.target === 'folders' && folders.length > 0 ? texts.folders(folders) : '';
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={cx(styles.act, done && styles.done, 'ring-inside')}
      // Otherwise the two visible lines are the name.
      aria-label={done ? undefined : `${word} ${name} ${labels}`}
      title={`${word} ${labels}${folderNames}`}
      aria-busy={busy}
      {...leaving}
      onClick={() => {
        if (busy) return;
        press();
        onPress();
      }}
    >
      {busy && <Spinner />}
      {done && !busy && <BookmarkCheck />}
      {done ? (
        <ShortlistedWord showsRemove={showsRemove} more={texts.shortlistOf[shortlist.target]}>
          <span className={styles.heard} translate="no">{` ${name} `}</span>
        </ShortlistedWord>
      ) : (
        <span>{word}</span>
      )}
    </button>
  );
}
