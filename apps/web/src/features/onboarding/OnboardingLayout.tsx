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
  /** The product's name. */
  readonly product: string;
  /** The steps, the one that is open, from 1, and how many are behind; null where they are not counted. */
  readonly progress: { readonly steps: readonly Step[]; readonly step: number; readonly behind: number } | null;
  /** 'wide' for tiles: 768 instead of 448. */
  readonly column?: 'narrow' | 'wide';
  /** Beside the progress: a SavedNote. */
  readonly note?: ReactNode;
  /** Top right: Sign Out. */
  readonly end?: ReactNode;
  /** A way back, above the title. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the onboarding: the night with its rising sun and the steps, and the form's column. */
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
                    {name}
                    {isPast && standing !== 'done' && <span className={styles.standing}> {standings[standing]}</span>}
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
              {/* Who has all of them behind counts none again. */}
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
          {/* Of one height, back or not: the title stays where it is on every step. */}
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
