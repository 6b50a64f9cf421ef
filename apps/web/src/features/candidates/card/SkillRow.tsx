import { Chip } from '../../../ui/display/Chip.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './SkillRow.module.css';
import { texts } from './texts.ts';

type SkillRowProps = Pick<CandidateCardModel, 'skills' | 'moreSkills' | 'found'>;

/**
 * The skills of a candidate in one row, '+N' for those that do not show, and what was looked for and does not show either. Hidden from
 * screen readers: the card says the skills in a sentence, and the note with its sign.
 */
export function SkillRow({ skills, moreSkills: more, found }: SkillRowProps) {
  const isFound = more.some((skill) => found.includes(skill));
  return (
    <div className={styles.row} aria-hidden="true">
      {skills.map(({ full, short, matched }, index) => (
        <Chip key={`${index} ${full}`} text={short} matched={matched} title={short === full ? undefined : full} />
      ))}
      {more.length > 0 && (
        <span
          className={cx(styles.more, isFound && styles.marked)}
          title={isFound ? texts.foundAmong(found, more) : more.join(', ')}
        >
          +{more.length}
        </span>
      )}
      {found.length > 0 && <span className={styles.found}>{found.join(', ')}</span>}
    </div>
  );
}
