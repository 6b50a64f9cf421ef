import { partsStyle } from './style-parts.ts';

/** The page's look: the application's idea, ink on paper and one glow, in the few rules it needs. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.968 0.004 150), oklch(0.172 0.010 165));
  --surface: light-dark(oklch(1 0 0), oklch(0.208 0.011 165));
  --raised: light-dark(oklch(1 0 0), oklch(0.248 0.012 165));
  --sunken: light-dark(oklch(0.976 0.003 150), oklch(0.232 0.011 165));
  --hover: light-dark(oklch(0.27 0.04 163 / 0.045), oklch(1 0 0 / 0.055));
  --press: light-dark(oklch(0.27 0.04 163 / 0.085), oklch(1 0 0 / 0.10));
  --line: light-dark(oklch(0.918 0.005 150), oklch(0.300 0.011 165));
  --line-strong: light-dark(oklch(0.845 0.008 150), oklch(0.385 0.012 165));
  --line-control: light-dark(oklch(0.655 0.010 155), oklch(0.560 0.012 165));
  --ink: light-dark(oklch(0.235 0.022 163), oklch(0.958 0.005 150));
  --ink-2: light-dark(oklch(0.430 0.018 163), oklch(0.800 0.010 155));
  --ink-3: light-dark(oklch(0.520 0.014 163), oklch(0.690 0.012 155));
  --action: light-dark(oklch(0.300 0.048 163), oklch(0.925 0.018 110));
  --action-hover: light-dark(oklch(0.370 0.055 163), oklch(0.985 0.012 110));
  --on-action: light-dark(oklch(1 0 0), oklch(0.220 0.030 163));
  --glow: light-dark(oklch(0.845 0.160 84), oklch(0.835 0.150 84));
  --glow-deep: light-dark(oklch(0.765 0.160 74), oklch(0.800 0.150 80));
  --glow-soft: light-dark(oklch(0.958 0.050 92), oklch(0.318 0.046 88));
  --glow-wash: light-dark(oklch(0.982 0.022 92), oklch(0.250 0.024 92));
  --glow-line: light-dark(oklch(0.880 0.095 88), oklch(0.430 0.070 86));
  --glow-ink: light-dark(oklch(0.420 0.085 72), oklch(0.885 0.105 90));
  --danger: light-dark(oklch(0.520 0.195 27), oklch(0.760 0.135 25));
  --danger-soft: light-dark(oklch(0.968 0.016 25), oklch(0.285 0.050 25));
  --on-danger: light-dark(oklch(1 0 0), oklch(0.210 0.040 25));
  --disabled-bg: light-dark(oklch(0.945 0.004 150), oklch(0.268 0.010 165));
  --disabled-fg: light-dark(oklch(0.520 0.010 160), oklch(0.680 0.010 160));
  --scrim: light-dark(oklch(0.22 0.02 163 / 0.42), oklch(0.08 0.01 163 / 0.62));
  --shadow: 0 2px 6px light-dark(oklch(0.2 0.03 163 / 0.06), oklch(0 0 0 / 0.4)), 0 24px 64px -12px light-dark(oklch(0.2 0.03 163 / 0.28), oklch(0 0 0 / 0.7));
  --halo: light-dark(oklch(0.845 0.16 84 / 0.45), oklch(0.835 0.15 84 / 0.35));
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; }
body {
  display: grid; grid-template-columns: 224px minmax(0, 1fr); height: 100vh; margin: 0;
  background: var(--canvas); color: var(--ink); font-variant-numeric: tabular-nums;
  font: 400 0.875rem/1.25rem -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell,
    "Liberation Sans", Arial, system-ui, sans-serif;
}
h1, h2, h3, p, ol, ul, pre, fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
ol, ul { list-style: none; }
h1 { display: flex; align-items: center; gap: 10px; padding: 0 8px; font-size: 1rem; line-height: 1.5rem; font-weight: 600; white-space: nowrap; }
h2 { font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; letter-spacing: -0.012em; }
h3 { font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
button, input, select, textarea { font: inherit; color: inherit; }
a { color: inherit; text-decoration-color: var(--line-control); text-underline-offset: 3px; }
a:hover { text-decoration-color: currentColor; }
small, .meta { display: block; color: var(--ink-3); font-size: 0.75rem; line-height: 1rem; font-weight: 400; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 7px var(--halo); border-radius: 4px; }
h2:focus-visible, main:focus-visible { outline: 0; box-shadow: none; }
.skip { position: absolute; top: 8px; left: 8px; z-index: 2; padding: 8px 16px; border-radius: 8px; background: var(--action); color: var(--on-action); }
.skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }

header { display: flex; flex-direction: column; gap: 24px; min-height: 0; padding: 20px 12px 12px; overflow-y: auto; }
.disc { flex: none; width: 16px; height: 16px; border-radius: 50%; background: var(--glow); }
nav ul { display: grid; gap: 2px; }
nav a { display: flex; align-items: center; gap: 10px; min-height: 32px; padding: 0 8px; border-radius: 8px; color: var(--ink-2); font-weight: 500; text-decoration: none; }
nav a:hover { background: var(--hover); color: var(--ink); }
nav a[aria-current] { background: var(--press); color: var(--ink); font-weight: 600; }
nav a[aria-current]::after { content: ""; width: 6px; height: 6px; margin-left: auto; border-radius: 50%; background: var(--glow-deep); }
nav + nav { padding-top: 16px; border-top: 1px solid var(--line); }
nav svg { flex: none; width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.world { margin-top: auto; padding: 16px 8px 8px; border-top: 1px solid var(--line); overflow-wrap: anywhere; font-weight: 500; }

main { min-width: 0; margin: 8px 8px 8px 0; padding: 32px 40px 96px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow-y: auto; }
section { display: grid; gap: 16px; scroll-margin-top: 64px; max-width: 976px; margin: 0 auto; }
.lead { margin: -12px 0 8px; color: var(--ink-2); max-width: 65ch; text-wrap: balance; }

@media (max-width: 1000px) {
  body { grid-template-columns: 200px minmax(0, 1fr); }
  main { padding: 24px 24px 96px; }
}
@media (max-width: 700px) {
  body { display: block; height: auto; }
  header { gap: 12px; }
  nav ul { display: flex; flex-wrap: wrap; }
  nav + nav, .world { padding-top: 8px; }
  main { margin: 0; border-width: 1px 0 0; border-radius: 0; padding: 24px 16px 96px; }
}
@media (prefers-reduced-motion: no-preference) { button, .button, nav a { transition: background 120ms, border-color 120ms; } }
${partsStyle}`;

/** The glow, as the page's icon. */
export const pageIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#fcc02e"/></svg>`;
