import styles from './NightSky.module.css';

interface Person {
  /** Which ring, from the inside, and where on it: degrees, 0 right, 90 up. */
  readonly ring: number;
  readonly angle: number;
  readonly radius: number;
  readonly hue: number;
  readonly initials: string;
  readonly opacity: number;
}

const people: readonly Person[] = [
  { ring: 1, angle: 86, radius: 24, hue: 167, initials: 'SQ', opacity: 1 },
  { ring: 0, angle: 132, radius: 28, hue: 359, initials: 'KM', opacity: 1 },
  { ring: 0, angle: 46, radius: 28, hue: 52, initials: 'IS', opacity: 1 },
  { ring: 1, angle: 152, radius: 22, hue: 298, initials: 'TV', opacity: 0.95 },
  { ring: 1, angle: 27, radius: 22, hue: 167, initials: 'AD', opacity: 0.95 },
  { ring: 2, angle: 114, radius: 18, hue: 92, initials: 'ZM', opacity: 0.7 },
  { ring: 2, angle: 58, radius: 18, hue: 33, initials: 'MJ', opacity: 0.7 },
  { ring: 3, angle: 101, radius: 12, hue: 214, initials: '', opacity: 0.4 },
  { ring: 3, angle: 66, radius: 12, hue: 275, initials: '', opacity: 0.4 },
];

interface SkyPeopleProps {
  readonly middle: number;
  readonly horizon: number;
  readonly rings: readonly number[];
  /** Prefix of the gradients' ids. */
  readonly id: string;
}

/** The people on the rings, the nearest one with a score. */
export function SkyPeople({ middle, horizon, rings, id }: SkyPeopleProps) {
  return people.map(({ ring, angle, radius, hue, initials, opacity }, index) => {
    const distance = rings[ring] ?? 0;
    const x = middle + distance * Math.cos((angle * Math.PI) / 180);
    const y = horizon - distance * Math.sin((angle * Math.PI) / 180);
    const gradient = `${id}p${index}`;
    return (
      <g key={gradient} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} opacity={opacity}>
        <radialGradient id={gradient} cx=".28" cy=".16" r="1">
          <stop offset="0" stopColor={`oklch(0.96 0.035 ${hue})`} />
          <stop offset=".6" stopColor={`oklch(0.87 0.07 ${hue + 18})`} />
          <stop offset="1" stopColor={`oklch(0.78 0.09 ${hue + 44})`} />
        </radialGradient>
        <circle className={styles.gap} r={radius + 4} />
        <circle r={radius} fill={`url(#${gradient})`} />
        <text
          className={styles.initials}
          y={radius * 0.23}
          fontSize={radius * 0.64}
          fill={`oklch(0.3 0.085 ${hue + 24})`}
        >
          {initials}
        </text>
        {index === 0 && (
          <g transform="translate(32 -14)">
            <rect className={styles.pill} width="98" height="28" rx="14" />
            <circle className={styles.pillSun} cx="16" cy="14" r="4" />
            <text className={styles.score} x="27" y="18">
              94
            </text>
            <text className={styles.skill} x="47" y="18">
              Python
            </text>
          </g>
        )}
      </g>
    );
  });
}
