import { type ChangeEvent, useRef, useState } from 'react';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts } from './texts.ts';
import styles from './CandidateCard.module.css';
import { CardSkills, matchText, type SkillMatch } from './CardSkills.tsx';
import { CutText } from '../../../ui/display/CutText.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Face } from '../../../ui/display/Face.tsx';
import { BookmarkCheck, Eye, Folder, Mail, Sparkle } from '../../../ui/tokens/icons.ts';
import { ScoreRing } from '../../../ui/display/ScoreRing.tsx';
import { type ShownSkill, SkillRow } from './SkillRow.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TickBox } from '../../../ui/fields/TickBox.tsx';

export interface CandidateCardProps {
  readonly name: string;
  /** The name as far as it shows. */
  readonly nameShort: string;
  readonly pictureUrl: string;
  /** What it counts ('match'), and how much of the ring it fills in percent. */
  readonly score: { readonly value: number; readonly unit: string; readonly share: number } | null;
  /** The skills that show, each as far as it shows. */
  readonly skills: readonly ShownSkill[];
  /** The other skills, whole. */
  readonly moreSkills: readonly string[];
  readonly viewed: boolean;
  /** Was not in this list before. */
  readonly isNew?: boolean;
  /** How far the person has what is looked for. */
  readonly match?: SkillMatch | undefined;
  /** The day somebody wrote to the person from this device. */
  readonly writtenOn?: string | undefined;
  /** The folders the person is in; the first shows. */
  readonly folders?: readonly string[] | undefined;
  /** The left cell; without it View Profile has the row. */
  readonly shortlist?: ShortlistOffer | undefined;
  readonly profileHref: string;
  /** The link to the profile is about to be followed. */
  readonly onFollow?: (() => void) | undefined;
  /** Pressing name or face: Choose Action. Without it the name is just a name. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the card is ticked; without it there is no check. */
  readonly ticked?: boolean | undefined;
  /** `range`: pressed with Shift, it means all from the last one on. */
  readonly onTick?: ((ticked: boolean, range: boolean) => void) | undefined;
}

export interface ShortlistOffer {
  /** What the cell offers or says. */
  readonly state: 'shortlist' | 'shortlisted' | 'remove';
  /** At work: presses do nothing. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** A candidate in a grid (specification 2, candidate card); always the same height. */
export function CandidateCard(props: CandidateCardProps) {
  const { name, nameShort, pictureUrl, score, skills, moreSkills, folders = [], profileHref, onOpen } = props;
  const { shortlist, ticked, onTick, onFollow } = props;
  const shownName = <CutText short={nameShort} full={name} hidden={styles.heard} />;
  return (
    <article className={cx(styles.card, ticked === true && styles.ticked)} aria-label={name}>
      {onTick && (
        <TickBox
          aria-label={texts.select(name)}
          checked={ticked === true}
          onChange={(event) => onTick(event.target.checked, isWithShift(event))}
        />
      )}
      <div className={cx(styles.top, onTick && styles.beside)}>
        <ScoreRing score={score?.share ?? null}>
          <Face name={name} pictureUrl={pictureUrl} />
        </ScoreRing>
        <div className={styles.who}>
          <h3 className={cx(!onOpen && 'cut')}>
            {onOpen ? (
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
                {shownName}
              </button>
            ) : (
              shownName
            )}
          </h3>
          {score !== null && (
            <p className={styles.score} aria-hidden="true">
              <strong>{score.value}</strong> {score.unit}
            </p>
          )}
          <Folders names={folders} />
        </div>
      </div>
      <p className={styles.heard}>{heard(props)}</p>
      <SkillRow skills={skills} more={moreSkills} />
      <Details {...props} />
      <Met {...props} />
      <div className={styles.acts}>
        {shortlist && <ShortlistCell name={name} offer={shortlist} />}
        <a
          className={cx(styles.act, 'ring-inside')}
          href={profileHref}
          aria-label={`${texts.viewProfile}${texts.ofPerson(name)}`}
          onClick={onFollow}
        >
          {texts.viewProfile}
        </a>
      </div>
    </article>
  );
}

/** What screen readers hear of score and skills: one sentence, since hidden words beside each of them would slow down a long list. */
function heard({ score, skills, moreSkills }: CandidateCardProps): string {
  const all = [...skills.map(({ full, matched }) => (matched ? full + displayTexts.chipMatches : full)), ...moreSkills];
  const sentences = [
    score === null ? '' : texts.scoreIs(score.value, score.unit),
    all.length === 0 ? '' : texts.skillsAre(all),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Whether the profile was met before; the place is there either way. */
function Met({ viewed, isNew = false }: CandidateCardProps) {
  if (!viewed && isNew) {
    return (
      <p className={cx(styles.viewed, styles.fresh)}>
        <Sparkle />
        {texts.isNew}
      </p>
    );
  }
  return (
    <p className={styles.viewed}>
      {viewed && (
        <>
          <Eye />
          {texts.viewed}
        </>
      )}
    </p>
  );
}

/** '2 of 4 skills' with the list behind, and when somebody wrote. */
function Details({ name, match, writtenOn }: CandidateCardProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <div className={styles.details}>
      {match !== undefined && (
        <button
          ref={opener}
          type="button"
          className={styles.match}
          aria-label={`${matchText(match)}${texts.ofPerson(name)}`}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {matchText(match)}
        </button>
      )}
      {writtenOn !== undefined && (
        <span className={styles.written} title={texts.writtenOn(writtenOn)}>
          <Mail />
          <span className="cut">
            <span className="visually-hidden">{texts.writtenBefore}</span>
            {writtenOn}
          </span>
        </span>
      )}
      {open && match !== undefined && <CardSkills name={name} match={match} onClose={close} />}
    </div>
  );
}

function Folders({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <p className={styles.folder} title={names.join(', ')}>
      <Folder />
      <span className="cut">{first}</span>
      {others.length > 0 && <span aria-hidden="true">+{others.length}</span>}
      <span className="visually-hidden">{texts.inFolders(others)}</span>
    </p>
  );
}

/** A press on a check is a click underneath, by mouse and by keyboard. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}

function ShortlistCell({ name, offer }: { readonly name: string; readonly offer: ShortlistOffer }) {
  const { state, busy, onPress } = offer;
  const done = state === 'shortlisted';
  return (
    <button
      type="button"
      className={cx(styles.act, done && styles.done, 'ring-inside')}
      aria-label={`${texts.shortlistStates[state]} ${name}`}
      aria-busy={busy}
      onClick={() => busy || onPress()}
    >
      {busy && <Spinner />}
      {done && !busy && <BookmarkCheck />}
      {texts.shortlistStates[state]}
    </button>
  );
}
