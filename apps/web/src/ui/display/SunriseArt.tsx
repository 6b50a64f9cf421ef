import styles from './SunriseArt.module.css';

export function SunriseArt() {
  return (
    <svg className={styles.art} viewBox="0 0 96 56" aria-hidden="true">
      <g className={styles.lines}>
        <path d="M4 48h88" />
        <path d="M14 48a34 34 0 0 1 68 0" />
        <path d="M26 48a22 22 0 0 1 44 0" />
      </g>
      <path className={styles.sun} d="M37 48a11 11 0 0 1 22 0z" />
    </svg>
  );
}
