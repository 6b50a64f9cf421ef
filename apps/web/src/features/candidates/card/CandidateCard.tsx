import { type ChangeEvent, useRef, useState } from 'react';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts } from './texts.ts';
import type { CandidateCardActions, CandidateCardModel } from './card-model.ts';
import styles from './CandidateCard.module.css';
import { CardSkills, matchText } from './CardSkills.tsx';
import { TruncatedText } from '../../../ui/display/TruncatedText.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { GradientAvatar } from '../../../ui/display/GradientAvatar.tsx';
import { BookmarkCheck, Eye, Folder, Mail, Sparkle } from '../../../ui/tokens/icons.ts';
import { ScoreRing } from '../../../ui/display/ScoreRing.tsx';
import { SkillMeter } from '../../../ui/display/SkillMeter.tsx';
import { SkillRow } from './SkillRow.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';

interface Shown {
  readonly candidate: CandidateCardModel;
}

interface CandidateCardProps extends Shown {
  readonly actions: CandidateCardActions;
}

/** A candidate in a grid (specification 2, candidate card); always the same height. */
export function CandidateCard({ candidate, actions }: CandidateCardProps) {
  const { name, nameShort, pictureUrl, score, selected } = candidate;
  return (
    <article className={cx(styles.card, selected && styles.ticked)} aria-label={name}>
      <Checkbox
        aria-label={texts.select(name)}
        checked={selected}
        onChange={(event) => actions.select(event.target.checked, isWithShift(event))}
      />
      <div className={styles.top}>
        <ScoreRing score={score?.share ?? null}>
          <GradientAvatar name={name} pictureUrl={pictureUrl} />
        </ScoreRing>
        <div className={styles.who}>
          <h3>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={actions.open}>
              <TruncatedText short={nameShort} full={name} hidden={styles.heard} />
            </button>
          </h3>
          {score !== null && (
            <p className={styles.score} aria-hidden="true">
              <strong>{score.value}</strong> {score.unit}
            </p>
          )}
          <Folders names={candidate.folders} />
        </div>
      </div>
      <p className={styles.heard}>{heard(candidate)}</p>
      <SkillRow skills={candidate.skills} moreSkills={candidate.moreSkills} />
      <Details candidate={candidate} />
      <Met candidate={candidate} />
      <div className={styles.acts}>
        <Shortlist candidate={candidate} onPress={actions.shortlist} />
        <a
          className={cx(styles.act, 'ring-inside')}
          href={candidate.profileHref}
          aria-label={`${texts.viewProfile}${texts.ofPerson(name)}`}
          onClick={actions.follow}
        >
          {texts.viewProfile}
        </a>
      </div>
    </article>
  );
}

/** What screen readers hear of score and skills: one sentence, since hidden words beside each of them would slow down a long list. */
function heard({ score, skills, moreSkills }: CandidateCardModel): string {
  const all = [...skills.map(({ full, matched }) => (matched ? full + displayTexts.chipMatches : full)), ...moreSkills];
  const sentences = [
    score === null ? '' : texts.scoreIs(score.value, score.unit),
    all.length === 0 ? '' : texts.skillsAre(all),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Whether the profile was met before; the place is there either way. */
function Met({ candidate: { viewed, isNew = false } }: Shown) {
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

/** '2 of 4 skills' with the list behind, and the day of the last e-mail. */
function Details({ candidate: { name, match, writtenOn } }: Shown) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <div className={styles.details}>
      {match !== null && (
        <button
          ref={opener}
          type="button"
          className={styles.match}
          aria-label={`${matchText(match)}${texts.ofPerson(name)}`}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <SkillMeter held={match.held} missing={match.missing} />
        </button>
      )}
      {writtenOn !== '' && (
        <span className={styles.written} title={texts.writtenOn(writtenOn)}>
          <Mail />
          <span className="truncated">
            <span className="visually-hidden">{texts.writtenBefore}</span>
            {writtenOn}
          </span>
        </span>
      )}
      {open && match !== null && <CardSkills name={name} match={match} onClose={close} />}
    </div>
  );
}

function Folders({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <p className={styles.folder} title={names.join(', ')}>
      <Folder />
      <span className="truncated">{first}</span>
      {others.length > 0 && <span aria-hidden="true">+{others.length}</span>}
      <span className="visually-hidden">{texts.inFolders(others)}</span>
    </p>
  );
}

/** A press on a check is a click underneath, by mouse and by keyboard. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}

function Shortlist({ candidate, onPress }: Shown & { readonly onPress: () => void }) {
  const { state, busy } = candidate.shortlist;
  const done = state === 'shortlisted';
  return (
    <button
      type="button"
      className={cx(styles.act, done && styles.done, 'ring-inside')}
      aria-label={`${texts.shortlistStates[state]} ${candidate.name}`}
      aria-busy={busy}
      onClick={() => busy || onPress()}
    >
      {busy && <Spinner />}
      {done && !busy && <BookmarkCheck />}
      {texts.shortlistStates[state]}
    </button>
  );
}
