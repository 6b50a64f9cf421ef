/** The page's look: the application's idea, ink on paper and one glow, in the few rules it needs. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.968 0.004 150), oklch(0.172 0.010 165));
  --surface: light-dark(oklch(1 0 0), oklch(0.208 0.011 165));
  --hover: light-dark(oklch(0.27 0.04 163 / 0.045), oklch(1 0 0 / 0.055));
  --line: light-dark(oklch(0.918 0.005 150), oklch(0.300 0.011 165));
  --line-strong: light-dark(oklch(0.845 0.008 150), oklch(0.385 0.012 165));
  --ink: light-dark(oklch(0.235 0.022 163), oklch(0.958 0.005 150));
  --ink-2: light-dark(oklch(0.430 0.018 163), oklch(0.800 0.010 155));
  --action: light-dark(oklch(0.300 0.048 163), oklch(0.925 0.018 110));
  --on-action: light-dark(oklch(1 0 0), oklch(0.220 0.030 163));
  --glow: light-dark(oklch(0.845 0.160 84), oklch(0.835 0.150 84));
  --glow-wash: light-dark(oklch(0.982 0.022 92), oklch(0.250 0.024 92));
  --glow-line: light-dark(oklch(0.880 0.095 88), oklch(0.430 0.070 86));
  --danger: light-dark(oklch(0.520 0.195 27), oklch(0.760 0.135 25));
  --halo: light-dark(oklch(0.845 0.16 84 / 0.45), oklch(0.835 0.15 84 / 0.35));
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  max-width: 752px; min-height: 100vh; margin: 0 auto; padding: 0 24px 64px;
  background: var(--canvas); color: var(--ink);
  font: 400 0.875rem/1.25rem -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell,
    "Liberation Sans", Arial, system-ui, sans-serif;
}
h1, h2, p, ol, pre { margin: 0; padding: 0; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 24px 0; }
h1 { display: flex; align-items: center; gap: 12px; font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; }
h2 { margin-bottom: 12px; font-size: 1rem; line-height: 1.5rem; }
.disc { width: 20px; height: 20px; border-radius: 50%; background: var(--glow); }
nav { display: flex; gap: 16px; }
a { padding: 2px 0; color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 7px var(--halo); border-radius: 4px; }
.meta { color: var(--ink-2); }
.newest {
  display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 4px 16px; margin-bottom: 16px; padding: 16px 24px;
  border: 1px solid var(--glow-line); border-radius: 12px; background: var(--glow-wash);
}
.newest .meta { grid-column: 1 / -1; overflow-wrap: anywhere; }
.code { font-size: 2rem; line-height: 2.5rem; font-weight: 600; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; }
button {
  min-width: 120px; height: 40px; padding: 0 16px; border: 1px solid var(--action); border-radius: 8px; background: var(--action);
  color: var(--on-action); font: inherit; font-weight: 600; cursor: pointer;
}
.empty, .problem, .messages { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.empty, .problem { padding: 24px; color: var(--ink-2); }
.problem { margin-bottom: 16px; color: var(--danger); }
.messages { overflow: hidden; list-style: none; }
.messages:empty { display: none; }
.messages li + li { border-top: 1px solid var(--line); }
summary { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 24px; cursor: pointer; }
summary:hover { background: var(--hover); }
summary:focus-visible { outline-offset: -2px; box-shadow: none; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to { grid-row: 2; overflow-wrap: anywhere; }
time { grid-column: 2; grid-row: 1; font-variant-numeric: tabular-nums; }
pre { padding: 12px 24px 24px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The glow, as the page's icon. */
export const pageIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#fcc02e"/></svg>`;
