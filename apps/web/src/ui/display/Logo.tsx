import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  readonly discOnly?: boolean;
}

/** Glo has its own wordmark. Any other name is set in type beside the disc. */
export function Logo({ name, discOnly = false }: LogoProps) {
  if (discOnly || name !== 'Glo') {
    return (
      <span className={styles.logo} translate="no">
        <svg className={styles.art} viewBox="0 0 24 28" aria-hidden="true">
          <circle className={styles.disc} cx="12" cy="15" r="10.6" />
        </svg>
        <span className={discOnly ? 'visually-hidden' : styles.word}>{name}</span>
      </span>
    );
  }
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.art} viewBox="0 0 58 28" aria-hidden="true">
        <g className={styles.strokes}>
          <path d="M18.9 9.9A9 9 0 1 0 20.6 16.2H12.4" />
          <path d="M28 2v24.5" />
        </g>
        <circle className={styles.disc} cx="45" cy="16" r="10.6" />
      </svg>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
