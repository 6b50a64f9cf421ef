import { useId } from 'react';
import styles from './OnboardingPage.module.css';

interface NightSkyProps {
  /** From 1 (sun on the horizon) to 5. */
  readonly step: number;
}

const width = 384;
const middle = width / 2;
const horizon = 560;
const sun = 72;
const rings = [128, 196, 272, 356] as const;
const risePerStep = 58;

export function NightSky({ step }: NightSkyProps) {
  const id = useId();
  const ref = (name: string) => `url(#${id}${name})`;
  const rise = (step - 1) * risePerStep;
  return (
    <svg
      className={styles.sky}
      viewBox={`0 0 ${width} 832`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}sun`} cx=".5" cy=".3" r=".75">
          <stop offset="0" stopColor="oklch(0.92 0.12 94)" />
          <stop offset=".55" stopColor="oklch(0.85 0.158 84)" />
          <stop offset="1" stopColor="oklch(0.76 0.165 66)" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="oklch(0.85 0.15 84)" stopOpacity=".46" />
          <stop offset=".3" stopColor="oklch(0.82 0.12 92)" stopOpacity=".17" />
          <stop offset=".6" stopColor="oklch(0.80 0.09 110)" stopOpacity=".06" />
          <stop offset="1" stopColor="oklch(0.8 0.1 90)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}floor`}>
          <stop offset="0" stopColor="oklch(0.85 0.13 84)" stopOpacity=".22" />
          <stop offset="1" stopColor="oklch(0.85 0.13 84)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}line`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".08" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff" stopOpacity=".08" />
        </linearGradient>
        <clipPath id={`${id}above`}>
          <rect x={-width} y="-900" width={3 * width} height={900 + horizon} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <rect x={-width} y={horizon} width={3 * width} height="600" />
        </clipPath>
      </defs>
      <g clipPath={ref('above')}>
        <g className={styles.rising} style={{ transform: `translateY(${-rise}px)` }}>
          <circle cx={middle} cy={horizon} r={rings[3] * 1.05} fill={ref('halo')} />
          {rings.map((radius, index) => (
            <circle
              key={radius}
              className={styles.ring}
              cx={middle}
              cy={horizon}
              r={radius}
              strokeOpacity={0.24 - index * 0.04}
            />
          ))}
          <circle cx={middle} cy={horizon} r={sun} fill={ref('sun')} />
        </g>
      </g>
      <rect y={horizon - 0.5} width={width} height="1" fill={ref('line')} />
      <ellipse cx={middle} cy={horizon} rx={width * 0.56} ry={sun * 0.62} fill={ref('floor')} clipPath={ref('below')} />
    </svg>
  );
}
