const colours = `
  --canvas: light-dark(oklch(1 0 0), oklch(0.208 0.011 165));
  --hover: light-dark(oklch(0.27 0.04 163 / 0.045), oklch(1 0 0 / 0.055));
  --line: light-dark(oklch(0.845 0.008 150), oklch(0.385 0.012 165));
  --control: light-dark(oklch(0.655 0.01 155), oklch(0.56 0.012 165));
  --ink: light-dark(oklch(0.235 0.022 163), oklch(0.958 0.005 150));
  --ink-2: light-dark(oklch(0.430 0.018 163), oklch(0.800 0.010 155));
  --action: light-dark(oklch(0.300 0.048 163), oklch(0.925 0.018 110));
  --on-action: light-dark(oklch(1 0 0), oklch(0.220 0.030 163));
  --danger: light-dark(oklch(0.520 0.195 27), oklch(0.760 0.135 25));
  --halo: light-dark(oklch(0.845 0.16 84 / 0.45), oklch(0.835 0.15 84 / 0.35));`;

const font = `"Segoe UI", Roboto, "Noto Sans", Ubuntu, "Liberation Sans", Arial, system-ui, sans-serif`;

/** Of the button, inside the application's page: light and dark as the application asks for it, 40 px high as Google's. */
export const clientStyle = `
.development-google {
  color-scheme: light;
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; width: 100%; max-width: 400px; height: 40px;
  padding: 0 12px; border: 1px solid #dadce0; border-radius: 4px; background: #fff; color: #3c4043;
  font: 500 14px/20px ${font}; cursor: pointer;
}
.development-google[data-theme="filled_black"] { color-scheme: dark; border-color: #5f6368; background: #202124; color: #e8eaed; }
.development-google:hover { background-image: linear-gradient(rgb(128 128 128 / 0.08), rgb(128 128 128 / 0.08)); }
.development-google:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.development-google img { width: 18px; height: 18px; }
.development-google small { padding: 0 6px; border: 1px solid; border-radius: 4px; font: 400 12px/18px ${font}; }
`;

export const chooserStyle = `
:root { color-scheme: light dark;${colours} }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--canvas); color: var(--ink); font: 400 0.875rem/1.25rem ${font}; }
main { display: grid; gap: 16px; max-width: 440px; margin: 0 auto; }
h1, p, ul { margin: 0; padding: 0; }
h1 { font-size: 1.25rem; line-height: 1.75rem; }
.lead, small { color: var(--ink-2); }
ul { display: grid; gap: 8px; list-style: none; }
button, input { min-height: 40px; border-radius: 8px; font: inherit; color: inherit; }
button { padding: 0 16px; border: 1px solid var(--line); background: none; cursor: pointer; }
button:hover { background: var(--hover); }
.person { display: grid; gap: 2px; width: 100%; padding: 8px 16px; text-align: start; overflow-wrap: anywhere; }
small { font-size: 0.75rem; line-height: 1rem; }
form { display: grid; gap: 4px; }
label { font-weight: 600; }
.row { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; padding: 0 12px; border: 1px solid var(--control); background: var(--canvas); }
[type="submit"] { border-color: var(--action); background: var(--action); color: var(--on-action); font-weight: 600; }
[type="submit"]:hover { background: var(--action); }
.quiet { justify-self: start; padding: 0; border: 0; min-height: 24px; text-decoration: underline; text-underline-offset: 3px; }
#problem { color: var(--danger); }
#problem:empty { display: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 7px var(--halo); }
`;

export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><path fill="#4285f4" d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"/><path fill="#34a853" d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"/><path fill="#fbbc05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08z"/><path fill="#ea4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"/></svg>`;
