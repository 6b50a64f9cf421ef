import styles from './CandidateCard.module.css';
import { ChipList } from './ChipList.tsx';
import { CutText } from './CutText.tsx';
import { cx } from './cx.ts';
import { Face } from './Face.tsx';
import { BookmarkCheck, Eye, Folder } from './icons.ts';
import { ScoreRing } from './ScoreRing.tsx';
import { Spinner } from './Spinner.tsx';
import { TickBox } from './TickBox.tsx';

export interface CandidateCardProps {
  readonly name: string;
  /** The name as far as it shows. */
  readonly nameShort: string;
  readonly pictureUrl: string;
  /** What it counts ('match'), and how much of the ring it fills in percent. */
  readonly score: { readonly value: number; readonly unit: string; readonly share: number } | null;
  /** The skills that show, each as far as it shows. */
  readonly skills: readonly { readonly full: string; readonly short: string; readonly matched: boolean }[];
  /** The other skills, whole. */
  readonly moreSkills: readonly string[];
  readonly viewed: boolean;
  /** A folder the person is in. */
  readonly folder?: string | undefined;
  /** The left cell; without it View Profile has the row. */
  readonly shortlist?: ShortlistOffer | undefined;
  readonly profileHref: string;
  /** Pressing name or face: Choose Action. Without it the name is just a name. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether the card is ticked; without it there is no check. */
  readonly ticked?: boolean | undefined;
  readonly onTick?: ((ticked: boolean) => void) | undefined;
}

export interface ShortlistOffer {
  /** What the cell offers or says. */
  readonly state: 'shortlist' | 'shortlisted' | 'remove';
  /** At work: presses do nothing. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

const shortlistTexts = { shortlist: 'Shortlist', shortlisted: 'Shortlisted', remove: 'Remove' } as const;

/** A candidate in a grid (specification 2, candidate card); always the same height. */
export function CandidateCard(props: CandidateCardProps) {
  const { name, nameShort, pictureUrl, score, skills, moreSkills, viewed, folder, profileHref, onOpen } = props;
  const { shortlist, ticked, onTick } = props;
  const shownName = <CutText short={nameShort} full={name} />;
  return (
    <article className={cx(styles.card, ticked === true && styles.ticked)} aria-label={name}>
      {onTick && (
        <span className={styles.check}>
          <TickBox
            aria-label={`Select ${name}`}
            checked={ticked === true}
            onChange={(event) => onTick(event.target.checked)}
          />
        </span>
      )}
      <div className={cx(styles.top, onTick && styles.beside)}>
        <ScoreRing score={score?.share ?? null}>
          <Face name={name} pictureUrl={pictureUrl} />
        </ScoreRing>
        <div className={styles.who}>
          <h3 className={styles.name}>
            {onOpen ? (
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
                {shownName}
              </button>
            ) : (
              shownName
            )}
          </h3>
          {score !== null && (
            <p className={styles.score}>
              <strong>{score.value}</strong>{' '}
              <span className={styles.match}>
                <span className="visually-hidden">recommendation score, </span>
                {score.unit}
              </span>
            </p>
          )}
          {folder !== undefined && (
            <p className={styles.folder} title={folder}>
              <Folder />
              <span className="cut">{folder}</span>
              <span className="visually-hidden"> folder</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.skills}>
        <ChipList
          oneRow
          label="Skills"
          chips={skills.map(({ full, short, matched }) => ({ text: short, full, matched }))}
          more={moreSkills}
        />
      </div>
      <p className={styles.viewed}>
        {viewed && (
          <>
            <Eye />
            You already viewed this profile
          </>
        )}
      </p>
      <div className={styles.acts}>
        {shortlist && <ShortlistCell name={name} offer={shortlist} />}
        <a className={cx(styles.act, 'ring-inside')} href={profileHref}>
          View Profile
          <span className="visually-hidden"> of {name}</span>
        </a>
      </div>
    </article>
  );
}

function ShortlistCell({ name, offer }: { readonly name: string; readonly offer: ShortlistOffer }) {
  const { state, busy, onPress } = offer;
  const done = state === 'shortlisted';
  return (
    <button
      type="button"
      className={cx(styles.act, done && styles.done, 'ring-inside')}
      aria-busy={busy}
      onClick={() => busy || onPress()}
    >
      {busy && <Spinner />}
      {done && !busy && <BookmarkCheck />}
      {shortlistTexts[state]}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
