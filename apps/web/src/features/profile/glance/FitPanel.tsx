import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkillMeter } from '../../../ui/display/SkillMeter.tsx';
import styles from './FitPanel.module.css';
import type { ProfilePresenter } from '../profile-presenter.ts';
import { texts } from '../texts.ts';

export const FitPanel = observer(function FitPanel({ presenter }: { readonly presenter: ProfilePresenter }) {
  const { fit, origin } = presenter;
  if (fit === null) return null;
  const title = origin === null ? texts.fit.toSearch : texts.fit.toJob;
  return (
    <section className={styles.room} aria-label={title}>
      <div className={styles.panel}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.job}>{origin?.job.value?.title}</p>
        {fit === undefined ? (
          <>
            <Skeleton width="128px" />
            <Skeleton width="184px" />
          </>
        ) : (
          <>
            <SkillMeter held={fit.held} missing={fit.missing} />
            <p className={styles.missing}>
              {fit.missing.length === 0 ? texts.fit.all : texts.fit.missing(fit.missing)}
            </p>
          </>
        )}
      </div>
    </section>
  );
});
