/** Buttons, fields, rows and what else the sections are made of. */
export const partsStyle = `
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 32px; padding: 0 12px; border: 1px solid var(--line-strong);
  border-radius: 8px; background: var(--surface); color: var(--ink); font-weight: 500; white-space: nowrap; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--line-control); background: linear-gradient(var(--hover), var(--hover)), var(--surface); }
button.fill { min-height: 40px; padding: 0 16px; border-color: var(--action); background: var(--action); color: var(--on-action); font-weight: 600; }
button.fill:hover { border-color: var(--action-hover); background: var(--action-hover); }
button.danger { color: var(--danger); }
button.fill.danger { border-color: var(--danger); background: var(--danger); color: var(--on-danger); }
button[aria-pressed="true"] { border-color: var(--ink); background: var(--press); font-weight: 600; }
button[aria-disabled="true"] { border-color: var(--disabled-bg); background: var(--disabled-bg); color: var(--disabled-fg); cursor: default; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }

.card { display: grid; gap: 16px; padding: 24px; border: 1px solid var(--line); border-radius: 12px; }
.card > .meta, .card > .code + .meta { font-size: 0.875rem; line-height: 1.25rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 16px; align-items: start; }
.wide { grid-column: 1 / -1; }
@media (min-width: 701px) { .double { grid-column: span 2; } }
.field { display: grid; gap: 8px; align-content: start; min-width: 0; }
label { font-weight: 500; }
input:not([type="checkbox"], [type="radio"]), select, textarea {
  width: 100%; min-height: 40px; padding: 0 12px; border: 1px solid var(--line-control); border-radius: 8px; background: var(--surface); font-weight: 400;
}
textarea { padding: 8px 12px; resize: vertical; }
input[type="file"] { padding: 3px 12px 3px 3px; }
::file-selector-button { min-height: 32px; margin-right: 12px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--sunken); color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
input:hover, select:hover, textarea:hover { border-color: var(--ink-2); }
input:disabled, textarea:disabled { border-color: var(--line); background: var(--sunken); color: var(--disabled-fg); }
::placeholder { color: var(--ink-3); opacity: 1; }
input:not([type="checkbox"], [type="radio"]):focus-visible, select:focus-visible, textarea:focus-visible {
  outline: 0; border-color: var(--ink); border-radius: 8px; box-shadow: 0 0 0 1px var(--ink), 0 0 0 5px var(--halo);
}
input[type="checkbox"], input[type="radio"] { flex: none; width: 18px; height: 18px; margin: 1px 0; accent-color: var(--action); }
.line { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; }
.line label { grid-column: 1 / -1; display: grid; gap: 2px; }
.check { display: flex; align-items: center; gap: 8px; }
fieldset { display: grid; gap: 4px; }
legend { margin-bottom: 8px; padding: 0; }
.choice { display: flex; gap: 12px; padding: 8px 12px; border-radius: 8px; font-weight: 400; cursor: pointer; }
.choice:hover { background: var(--hover); }
.choice:has(:checked) { background: var(--glow-wash); }
.choice strong { font-weight: 600; }

.title { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; }
.title > .check { min-height: 32px; }
.title > .check + .check { margin-right: auto; }
.rows { border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
.rows:empty { display: none; }
.rows > li + li { border-top: 1px solid var(--line); }
.row { display: flex; align-items: center; gap: 12px 16px; padding: 12px 16px 12px 24px; }
.row > div:first-child, .row > strong { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.row strong { font-weight: 600; }
.row .buttons { flex-wrap: nowrap; }
.chip { display: inline-flex; align-items: center; height: 24px; padding: 0 10px; border: 1px solid var(--line-strong); border-radius: 999px; color: var(--ink-2); font-size: 0.75rem; white-space: nowrap; }
.chip.danger { border-color: transparent; background: var(--danger-soft); color: var(--danger); }
.empty { padding: 24px; border: 1px dashed var(--line-strong); border-radius: 12px; color: var(--ink-2); }
.problem { padding: 12px 16px; border-radius: 8px; background: var(--danger-soft); color: var(--danger); }
main > .problem { max-width: 976px; margin: 0 auto 16px; }

.newest { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 4px 16px; padding: 16px 24px; border: 1px solid var(--glow-line); border-radius: 12px; background: var(--glow-wash); }
.newest .meta { grid-column: 1 / -1; color: var(--ink-2); }
.newest button { min-width: 136px; }
.code { font-size: 2rem; line-height: 2.5rem; font-weight: 600; letter-spacing: -0.012em; }
.newest .code { letter-spacing: 0.08em; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline-offset: -2px; box-shadow: none; }
.rows summary { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 16px; padding: 12px 24px; }
.rows summary:hover { background: var(--hover); }
.rows summary .meta:last-child { grid-column: 1 / -1; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.rows pre { padding: 4px 24px 24px; max-width: 75ch; }

.table { border: 1px solid var(--line); border-radius: 12px; overflow: auto; }
table { width: 100%; border-collapse: collapse; }
th { color: var(--ink-3); font-size: 0.75rem; font-weight: 500; text-align: left; white-space: nowrap; }
th, td { padding: 8px 12px; vertical-align: top; }
th:first-child, td:first-child { padding-left: 24px; }
th:last-child, td:last-child { padding-right: 24px; }
tbody tr { border-top: 1px solid var(--line); }
td:first-child { color: var(--ink-2); white-space: nowrap; }
td:nth-child(2) { width: 100%; overflow-wrap: anywhere; }
td pre { padding: 8px 0 4px; color: var(--ink-2); font-size: 0.75rem; line-height: 1rem; }
td .chip { height: 20px; margin-left: 8px; vertical-align: middle; }
.number { text-align: right; white-space: nowrap; }
.bad { color: var(--danger); font-weight: 600; }

.outcome { position: fixed; top: 16px; right: 24px; max-width: min(416px, calc(100vw - 48px)); padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); box-shadow: var(--shadow); overflow-wrap: anywhere; }
.outcome:empty { clip-path: inset(50%); }
.outcome.problem { background: var(--danger-soft); color: var(--danger); }
dialog { width: min(448px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); color: var(--ink); box-shadow: var(--shadow); }
dialog::backdrop { background: var(--scrim); }
dialog form { display: grid; gap: 16px; }
dialog .buttons { justify-content: flex-end; }
dialog button { min-height: 40px; padding: 0 16px; }
`;
