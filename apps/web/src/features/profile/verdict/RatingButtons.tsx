import { ratings } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { texts } from '../texts.ts';
import type { ProfileVerdict } from './profile-verdict.ts';
import styles from './RatingButtons.module.css';

interface RatingButtonsProps {
  readonly verdict: ProfileVerdict;
  readonly isLoaded: boolean;
}

export const RatingButtons = observer(function RatingButtons({ verdict, isLoaded }: RatingButtonsProps) {
  return (
    <fieldset
      className={styles.rating}
      aria-label={texts.rating.means}
      data-tip={texts.rating.means}
      disabled={!isLoaded}
    >
      <span className={styles.label} aria-hidden="true">
        {texts.rating.label}
      </span>
      <span className={styles.rates}>
        {ratings.map((rating) => (
          <button
            key={rating}
            type="button"
            className={styles.rate}
            aria-label={texts.rating.rate(rating)}
            aria-pressed={verdict.rating === rating}
            aria-keyshortcuts={String(rating)}
            onClick={() => verdict.rate(rating)}
          >
            {rating}
          </button>
        ))}
      </span>
      {/* A key leaves the focus where it is. */}
      <output className="visually-hidden">{verdict.ratingAnnouncement}</output>
    </fieldset>
  );
});
