import type { ReactNode } from 'react';
import { cx } from '../../ui/tokens/cx.ts';
import { Logo } from '../../ui/display/Logo.tsx';
import { NightSky } from './NightSky.tsx';
import type { StepStanding } from './onboarding-steps.ts';
import { standings, texts } from './onboarding-texts.ts';
import styles from './OnboardingLayout.module.css';
import { toastPlace } from '../../ui/layout/toast-place.ts';

interface Step {
  readonly name: string;
  readonly standing: StepStanding;
}

interface OnboardingLayoutProps {
  readonly product: string;
  /** Steps, current step from 1, and finished steps. `null` hides the progress. */
  readonly progress: { readonly steps: readonly Step[]; readonly step: number; readonly behind: number } | null;
  /** Column width: 448 or 768. */
  readonly column?: 'narrow' | 'wide';
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { product, progress, column = 'narrow', note, end, back, children } = props;
  return (
    <div className={styles.onboarding}>
      <aside className={styles.night} aria-label={texts.onboarding}>
        <NightSky step={progress?.step ?? 5} />
        <div className={styles.over}>
          <Logo name={product} />
          {progress && (
            <ol className={styles.steps} aria-label={texts.steps}>
              {progress.steps.map(({ name, standing }, index) => {
                const isPast = standing !== 'ahead' && index < progress.behind && index + 1 !== progress.step;
                return (
                  <li
                    key={name}
                    className={cx(
                      styles.step,
                      isPast && standing !== 'skipped' && standing !== 'failed' && styles.done,
                    )}
                    aria-current={index + 1 === progress.step ? 'step' : undefined}
                  >
                    <span>{name}</span>
                    {isPast && standing !== 'done' && (
                      <span className={styles.standing}>{` ${standings[standing]}`}</span>
                    )}
                  </li>
                );
              })}
            </ol>
          )}
        </div>
      </aside>
      <div className={cx(styles.side, column === 'wide' && styles.wide)}>
        <section className={styles.top} aria-label={texts.progress}>
          <div className={styles.row}>
            <div className={styles.reach}>
              {progress && progress.behind < progress.steps.length && (
                <>
                  <span className={styles.bars} aria-hidden="true">
                    {progress.steps.map(({ name }, index) => (
                      <span key={name} className={cx(styles.bar, index < progress.step && styles.reached)} />
                    ))}
                  </span>
                  <span className={styles.count}>{texts.step(progress.step, progress.steps.length)}</span>
                </>
              )}
              {note}
            </div>
            {end}
          </div>
          <div className={cx(styles.row, styles.back)}>
            {back}
            <div ref={toastPlace} className={styles.toasts} />
          </div>
        </section>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
