import { texts } from './candidate-texts.ts';
import { Chip } from './Chip.tsx';
import { texts as chipTexts } from './list-texts.ts';
import styles from './SkillRow.module.css';

interface SkillRowProps {
  /** Those that show, each as far as it shows. */
  readonly skills: readonly { readonly full: string; readonly short: string; readonly matched: boolean }[];
  /** The others, whole: '+N', all of them in its title. */
  readonly more: readonly string[];
}

/** Somebody's skills in one row. Screen readers hear one sentence: so many hidden words beside so many chips would slow down a long list. */
export function SkillRow({ skills, more }: SkillRowProps) {
  if (skills.length === 0) return <div className={styles.row} />;
  const words = [...skills.map(({ full, matched }) => (matched ? full + chipTexts.chipMatches : full)), ...more];
  return (
    <div className={styles.row}>
      <p className="visually-hidden">{texts.skillsAre(words)}</p>
      {skills.map(({ full, short, matched }, index) => (
        <Chip key={`${index} ${full}`} text={short} pictureOf={full} matched={matched} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')} aria-hidden="true">
          +{more.length}
        </span>
      )}
    </div>
  );
}
