import styles from './ProofCard.module.css';

export type ProofKind = 'link' | 'pdf' | 'video' | 'none';

const bars = [14, 22, 18, 31, 26, 40, 34, 52, 46, 38, 58, 49, 62, 44, 30];
const waves = [0, 1, 2, 3, 4, 5, 6];

export function ProofArt({ kind }: { readonly kind: ProofKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 200 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {kind === 'pdf' &&
        bars.map((height, index) => (
          <rect
            key={`${index} ${height}`}
            className={height === Math.max(...bars) ? styles.tallest : styles.bar}
            x={18 + index * 11}
            y={96 - height}
            width="6"
            height={height}
            rx="1"
          />
        ))}
      {kind === 'video' &&
        [10, 34].map((x) => <path key={x} className={styles.hill} d={`M${x} 96c50 0 48-66 78-66s28 66 78 66z`} />)}
      {(kind === 'link' || kind === 'none') &&
        waves.map((wave) => {
          const y = 34 + wave * 10;
          return (
            <path
              key={wave}
              className={styles.wave}
              d={`M-4 ${y}C30 ${y - 14 + wave} 52 ${y + 18 - wave * 2} 88 ${y + 2 - wave}S150 ${y - 16 + wave * 2} 204 ${y + 6 - wave * 2}`}
            />
          );
        })}
    </svg>
  );
}
