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
  readonly score: number | null;
  /** The skills that show, each as far as it shows. */
  readonly skills: readonly { readonly full: string; readonly short: string; readonly matched: boolean }[];
  /** The other skills, whole. */
  readonly moreSkills: readonly string[];
  readonly viewed: boolean;
  /** A folder the person is in. */
  readonly folder?: string | undefined;
  /** What the left cell offers or says. */
  readonly shortlistState: 'shortlist' | 'shortlisted' | 'remove';
  /** The left cell is at work. */
  readonly busy: boolean;
  readonly onShortlist: () => void;
  readonly profileHref: string;
  /** Pressing name or face: Choose Action. */
  readonly onOpen: () => void;
  /** Whether the card is ticked; without it there is no check. */
  readonly ticked?: boolean | undefined;
  readonly onTick?: ((ticked: boolean) => void) | undefined;
}

const shortlistTexts = { shortlist: 'Shortlist', shortlisted: 'Shortlisted', remove: 'Remove' } as const;

/** A candidate in a grid (specification 2, candidate card); always the same height. */
export function CandidateCard(props: CandidateCardProps) {
  const { name, nameShort, pictureUrl, score, skills, moreSkills, viewed, folder, profileHref, onOpen } = props;
  const { ticked, onTick } = props;
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
        <ScoreRing score={score}>
          <Face name={name} pictureUrl={pictureUrl} />
        </ScoreRing>
        <div className={styles.who}>
          <h3 className={styles.name}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
              <CutText short={nameShort} full={name} />
            </button>
          </h3>
          {score !== null && (
            <p className={styles.score}>
              <strong>{score}</strong>{' '}
              <span className={styles.match}>
                <span className="visually-hidden">recommendation score, </span>match
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
        <ShortlistCell {...props} />
        <a className={cx(styles.act, 'ring-inside')} href={profileHref}>
          View Profile
          <span className="visually-hidden"> of {name}</span>
        </a>
      </div>
    </article>
  );
}

function ShortlistCell({ name, shortlistState, busy, onShortlist }: CandidateCardProps) {
  const done = shortlistState === 'shortlisted';
  return (
    <button
      type="button"
      className={cx(styles.act, done && styles.done, 'ring-inside')}
      aria-busy={busy}
      onClick={() => busy || onShortlist()}
    >
      {busy && <Spinner />}
      {done && !busy && <BookmarkCheck />}
      {shortlistTexts[shortlistState]}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
