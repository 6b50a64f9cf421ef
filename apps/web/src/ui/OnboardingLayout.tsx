import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Logo } from './Logo.tsx';
import { NightSky } from './NightSky.tsx';
import { texts } from './onboarding-texts.ts';
import styles from './OnboardingLayout.module.css';

interface OnboardingLayoutProps {
  /** The product's name. */
  readonly product: string;
  readonly steps: readonly string[];
  /** The step one is at, from 1. */
  readonly step: number;
  /** 'wide' for tiles: 768 instead of 448. */
  readonly column?: 'narrow' | 'wide';
  /** Top right: Sign Out. */
  readonly end?: ReactNode;
  /** A way back, above the title. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the onboarding: the night with its rising sun and the steps, and the form's column. */
export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { product, steps, step, column = 'narrow', end, back, children } = props;
  return (
    <div className={styles.onboarding}>
      <aside className={styles.night} aria-label={texts.onboarding}>
        <NightSky step={step} />
        <div className={styles.over}>
          <Logo name={product} />
          <ol className={styles.steps} aria-label={texts.steps}>
            {steps.map((name, index) => (
              <li
                key={name}
                className={cx(styles.step, index + 1 < step && styles.done)}
                aria-current={index + 1 === step ? 'step' : undefined}
              >
                {name}
              </li>
            ))}
          </ol>
        </div>
      </aside>
      <div className={cx(styles.side, styles[column])}>
        <section className={styles.top} aria-label={texts.progress}>
          <span className={styles.bars} aria-hidden="true">
            {steps.map((name, index) => (
              <span key={name} className={cx(styles.bar, index < step && styles.reached)} />
            ))}
          </span>
          <span className={styles.count}>{texts.step(step, steps.length)}</span>
          {end}
        </section>
        <main className={styles.main}>
          {back && <div className={styles.back}>{back}</div>}
          {children}
        </main>
      </div>
    </div>
  );
}
