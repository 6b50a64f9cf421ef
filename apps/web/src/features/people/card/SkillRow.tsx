import { Chip } from '../../../ui/display/Chip.tsx';
import type { CandidateCardModel } from './card-model.ts';
import styles from './SkillRow.module.css';

export function SkillRow({ skills, moreSkills: more }: Pick<CandidateCardModel, 'skills' | 'moreSkills'>) {
  return (
    <div className={styles.row} aria-hidden="true">
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
