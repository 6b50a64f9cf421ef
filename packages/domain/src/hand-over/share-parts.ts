/** Style and script of the shared file. Their hashes stand in its policy, so a change of one needs the other. */
export const shareStyle = `:root{color-scheme:light dark;
--canvas:light-dark(oklch(0.968 0.004 150), oklch(0.172 0.01 165));
--surface:light-dark(oklch(1 0 0), oklch(0.208 0.011 165));
--raised:light-dark(oklch(1 0 0), oklch(0.248 0.012 165));
--hover:light-dark(oklch(0.27 0.04 163 / 0.045), oklch(1 0 0 / 0.055));
--line:light-dark(oklch(0.918 0.005 150), oklch(0.3 0.011 165));
--line-strong:light-dark(oklch(0.845 0.008 150), oklch(0.385 0.012 165));
--line-control:light-dark(oklch(0.655 0.01 155), oklch(0.56 0.012 165));
--ink:light-dark(oklch(0.235 0.022 163), oklch(0.958 0.005 150));
--ink-2:light-dark(oklch(0.43 0.018 163), oklch(0.8 0.01 155));
--action:light-dark(oklch(0.3 0.048 163), oklch(0.925 0.018 110));
--action-hover:light-dark(oklch(0.37 0.055 163), oklch(0.985 0.012 110));
--on-action:light-dark(oklch(1 0 0), oklch(0.22 0.03 163));
--mark:light-dark(oklch(0.672 0.158 66), oklch(0.8 0.15 80));
--mark-off:light-dark(oklch(0.655 0.01 155), oklch(0.56 0.012 165));
--halo:light-dark(oklch(0.845 0.16 84 / 0.45), oklch(0.835 0.15 84 / 0.35));
--font:-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "Liberation Sans", Arial, system-ui, sans-serif}
*{box-sizing:border-box}
html{scroll-padding-block:1rem 8rem}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 0.875rem/1.25rem var(--font);font-variant-numeric:tabular-nums}
main{display:flex;flex-direction:column;min-height:100vh}
main>:not(form){width:100%;max-width:760px;margin-inline:auto}
main>:is(h1,p){padding-inline:1rem}
h1{margin-block:2rem 0;font:600 1.25rem/1.75rem var(--font);letter-spacing:-0.012em;overflow-wrap:anywhere}
main>p{margin-block:0.5rem 0}
.muted,.small{color:var(--ink-2)}
.small{font-weight:400;font-size:0.8125rem;line-height:1.25rem}
main>table{width:calc(100% - 2rem);margin-block:1.5rem;border:1px solid var(--line);border-radius:12px;border-spacing:0;background:var(--surface)}
th,td{padding:0.625rem 1rem 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{padding-block:0.5rem;color:var(--ink-2);font-weight:400;font-size:0.75rem;line-height:1rem}
tbody tr:first-child>*{border-top:1px solid var(--line)}
tbody tr:last-child>*{padding-block:0.25rem 0.375rem}
th{font-weight:600;font-size:0.9375rem}
.fit{width:11.5rem}.answer{width:13rem;overflow-wrap:normal}
.fit strong{margin-inline-start:0.375rem;white-space:nowrap}
i{display:inline-block;width:13px;height:8px;margin-inline-end:2px;border:1px solid var(--mark-off);border-radius:2px}
.held{border-color:var(--mark);background:var(--mark)}
fieldset{display:flex;margin:0;padding:0;border:0}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
fieldset label{position:relative;flex:1}
input[type=radio]{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
fieldset span{display:flex;align-items:center;justify-content:center;min-height:34px;padding-inline:0.5rem;border:1px solid var(--line-control);font-weight:500}
label+label span{border-inline-start:0}
label:nth-of-type(1) span{border-start-start-radius:8px;border-end-start-radius:8px}
label:last-child span{border-start-end-radius:8px;border-end-end-radius:8px}
:hover+span{background:var(--hover)}
:checked+span{border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:600}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 7px var(--halo)}
:focus-visible+span{position:relative;outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 7px var(--halo)}
td[colspan]{position:relative}
.why{position:absolute;top:0.25rem;right:1rem;display:flex;align-items:center;gap:0.75rem;width:24.5rem;color:var(--ink-2);white-space:nowrap}
tbody:not(:has(:checked)) .why{visibility:hidden}
input[type=text],textarea{width:100%;min-height:32px;padding:0.25rem 0.625rem;border:1px solid var(--line-control);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
::placeholder{color:var(--ink-2);opacity:1}
.why input:focus-visible{outline-offset:-1px;box-shadow:none}
summary{width:fit-content;max-width:19rem;padding-block:0.375rem;border-radius:4px;color:var(--ink-2);font-weight:500;font-size:0.8125rem;cursor:pointer}
summary:hover{color:var(--ink)}
details>:last-child{margin-bottom:0.75rem}
h2{margin:1rem 0 0.25rem;font:600 0.875rem/1.25rem var(--font)}
td :is(p,li){max-width:42rem;white-space:pre-line}
td p,ul{margin:0.25rem 0}
ul{padding-inline-start:1.125rem}
a{color:inherit;text-decoration-color:var(--line-control);text-underline-offset:3px}
form{position:sticky;bottom:0;margin-top:auto;display:flex;flex-wrap:wrap;align-items:center;gap:0.5rem 0.75rem;padding:0.75rem max(2rem, 50% - 364px);border-top:1px solid var(--line-strong);background:var(--raised)}
#message{flex:100%;margin:0;font-weight:600}
#message:empty{display:none}
#progress{min-width:8.5rem;margin:0;font-weight:600}
form label{display:flex;flex:1;align-items:center;gap:0.75rem;min-width:14rem;white-space:nowrap}
button{min-height:34px;padding-inline:0.75rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-weight:500;white-space:nowrap;cursor:pointer}
button:hover{border-color:var(--line-control)}
button:last-child{border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:600}
button:last-child:hover{border-color:var(--action-hover);background:var(--action-hover)}
[hidden]{display:none}
@media (forced-colors:active){:checked+span{outline:2px solid Highlight;outline-offset:-4px}.held{background:CanvasText;forced-color-adjust:none}}
@media screen and (max-width:44rem){.fit{display:none}.why{position:static;width:auto}tbody:not(:has(:checked)) .why{display:none}form{padding-inline:1rem}form label{flex:1 0 100%}#progress,button{flex:1}}
@media print{:root{color-scheme:only light}body{background:none}main{display:block}main>:is(h1,p){padding:0}h1{margin-top:0}main>table{width:100%;border:0;background:none}th,td{padding-inline:0 1rem}tr{break-inside:avoid}tbody tr:first-child{break-after:avoid}form,summary,label:not(:has(:checked)):not(.why),tbody:not(:has(:checked)) .why,.why:has(:placeholder-shown),body:not(:has(:checked)) .answer{display:none}.why{position:static;width:auto}.why input{border:0}:checked+span{justify-content:start;padding:0;border:0;background:none;color:inherit}a{text-decoration:none}}`;

export const shareScript = `'use strict';
let isChanged = false;
const [progress, message, manager, copied] = ['progress', 'message', 'manager', 'copied'].map((id) => document.getElementById(id));
const people = [...document.querySelectorAll('[data-id]')].map((person) => ({
  id: person.dataset.id,
  name: person.querySelector('bdi').textContent,
  get choice() { return person.querySelector('input:checked'); },
  get reason() { return person.querySelector('input[type=text]').value.trim(); },
}));
const answered = () => people.filter(({ choice }) => choice !== null);
function showProgress() {
  progress.textContent = answered().length + ' of ' + people.length + ' answered';
}
// After a reload, the browser restores choices without an event.
window.addEventListener('pageshow', showProgress);
document.addEventListener('input', ({ target }) => {
  isChanged = true;
  message.textContent = '';
  if (target.type === 'radio') showProgress();
});
window.addEventListener('beforeunload', (event) => { if (isChanged) event.preventDefault(); });
// Browsers do not print closed details.
let folded = [];
window.addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll('details:not([open])')];
  for (const details of folded) details.open = true;
});
window.addEventListener('afterprint', () => {
  for (const details of folded) details.open = false;
});
// Returns '' after a message.
function checkedName() {
  const name = manager.value.trim();
  if (name === '') say('Write your name first.', manager);
  else if (answered().length === 0) say('Choose Yes, Maybe or No for at least one candidate.');
  else return name;
  return '';
}
// One id for each opened page, because two managers may have one name. A reload keeps it. Chromium sometimes loses the
// session storage of a file that is reloaded.
function pageId() {
  const created = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  try {
    const id = history.state ?? created;
    history.replaceState(id, '');
    return id;
  } catch {
    return created;
  }
}
const id = pageId();
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const name = checkedName();
  if (name === '') return;
  const answers = answered().map(({ id, choice, reason }) => ({ id, answer: choice.value, reason }));
  const { account, list, title } = document.body.dataset;
  const candidates = people.map(({ id }) => id);
  const file = { format: 'glo-recruiter-answers', version: 1, id, account, list, title, manager: name, savedAt: new Date().toISOString(), candidates, answers };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const words = 'Answers, ' + title.slice(0, 60) + ', ' + name;
  link.download = words.replace(/[\\p{Cc}<>:"/\\\\|?*]/gu, ' ').replace(/\\s+/g, ' ').slice(0, 120).trim() + '.json';
  link.click();
  // The page cannot see whether the browser saved it, so the warning on leaving stays.
  say('Your browser was asked to save “' + link.download + '”. If you cannot find it, press again. Send this file to the recruiter. If you save again later, send the newest file: it replaces the earlier one.');
});
document.getElementById('copy').addEventListener('click', async () => {
  const name = checkedName();
  if (name === '') return;
  const lines = answered().map(({ name, choice, reason }) => name + ': ' + choice.parentElement.textContent + (reason === '' ? '' : '. ' + reason));
  const text = ['Answers of ' + name + ', ' + document.body.dataset.title, ...lines].join('\\n');
  const isCopied = (await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;
  copied.hidden = isCopied;
  copied.value = text;
  if (isCopied) return say('Copied. Paste the answers into an email to the recruiter.');
  copied.select();
  say("Your browser didn't copy the answers. Copy them from the box below.", copied);
});
function say(text, control) {
  message.textContent = text;
  control?.focus();
}`;

export const shareHashes = {
  style: 'sha256-XL8riNdD+XfC5c5DJ5RH2Uaw1C3Ky0HCosYr6BE71OM=',
  script: 'sha256-3MYCz1u2mCX0T3JYBIDV7dS3bhmJusfWgeo8r8Ks37o=',
} as const;
