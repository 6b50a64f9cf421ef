import { Chip } from '../../../ui/display/Chip.tsx';
import styles from './SkillRow.module.css';

/** A skill as far as it shows. */
export interface ShownSkill {
  readonly full: string;
  readonly short: string;
  readonly matched: boolean;
}

interface SkillRowProps {
  readonly skills: readonly ShownSkill[];
  /** The others, whole: '+N', all of them in its title. */
  readonly more: readonly string[];
}

/** Somebody's skills in one row: a picture, whoever shows it puts it into words. */
export function SkillRow({ skills, more }: SkillRowProps) {
  return (
    <div className={styles.row} aria-hidden="true">
      {skills.map(({ full, short, matched }, index) => (
        <Chip key={`${index} ${full}`} text={short} matched={matched} title={short === full ? undefined : full} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')}>
          +{more.length}
        </span>
      )}
    </div>
  );
}
