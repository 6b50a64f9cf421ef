/** Style and script of the shared file. Their hashes stand in its policy, so a change of one needs the other. */
export const shareStyle = `body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #bbb;overflow-wrap:anywhere}
thead th{overflow-wrap:normal}td{white-space:pre-line}
section{margin-top:3rem;border-top:3px solid #111;overflow-wrap:anywhere}p,li{white-space:pre-line}a{color:#0b5394}
html{scroll-padding-top:4rem}#progress{position:sticky;top:0;margin:0;padding:.5rem 0;background:#fff;border-bottom:1px solid #bbb;font-weight:600}.fit,.year{white-space:nowrap}
fieldset{margin:1rem 0;padding:1rem;border:1px solid #777}label{display:inline-flex;gap:.4rem;align-items:center;min-height:24px;margin-inline-end:1rem}label[for]{display:block;min-height:0;margin-block-start:.5rem}
[hidden]{display:none}textarea:not([hidden]),input[type=text]{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.4rem;border:1px solid #777}
button{font:inherit;padding:.5rem 1.2rem;border:1px solid #111;background:#111;color:#fff}#message,.error{font-weight:600}.error{margin:.5rem 0;color:#a00}.error:empty{display:none}
@media screen and (max-width:40rem){.college,.degree,.year,.place,.contact{display:none}}
@media print{body{max-width:none;padding:0;font-size:10pt}section{break-before:page;margin:0}tr,fieldset{break-inside:avoid}#progress,#answers,.back,body:not(:has(:checked)) .answer{display:none}a{color:inherit}}`;

export const shareScript = `'use strict';
let isChanged = false;
const [progress, message, manager, copied] = ['progress', 'message', 'manager', 'copied'].map((id) => document.getElementById(id));
const cells = document.querySelectorAll('td.answer');
const people = [...document.querySelectorAll('[data-id]')].map((person, at) => ({
  id: person.dataset.id,
  name: person.querySelector('h2').textContent,
  get choice() { return person.querySelector('input:checked'); },
  get reason() { return person.querySelector('textarea').value.trim(); },
  error: person.querySelector('.error'),
  first: person.querySelector('input'),
  cell: cells[at],
}));
function showChoices() {
  for (const { choice, error, cell } of people) {
    if (choice === null) continue;
    error.textContent = '';
    cell.textContent = choice.parentElement.textContent;
  }
  progress.textContent = people.filter(({ choice }) => choice !== null).length + ' of ' + people.length + ' answered';
}
// After a reload, the browser restores choices without an event.
window.addEventListener('pageshow', showChoices);
document.addEventListener('input', ({ target }) => {
  isChanged = true;
  message.textContent = '';
  if (target.type === 'radio') showChoices();
});
window.addEventListener('beforeunload', (event) => { if (isChanged) event.preventDefault(); });
// Returns nothing after a message.
function checked() {
  const name = manager.value.trim();
  if (name === '') return say(message, 'Write your name first.', manager);
  for (const { error } of people) error.textContent = '';
  const open = people.find(({ choice, reason }) => choice === null && reason !== '');
  if (open !== undefined) return say(open.error, 'Choose Yes, Maybe or No for your reason.', open.first);
  const answered = people.filter(({ choice }) => choice !== null);
  if (answered.length === 0) return say(message, 'Choose Yes, Maybe or No for at least one candidate.');
  return { name, answered };
}
// One id for each opened page, because two managers may have one name. A reload keeps it.
function pageId() {
  const created = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  const key = 'answers ' + document.body.dataset.list;
  try {
    const id = sessionStorage.getItem(key) ?? created;
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    return created;
  }
}
const id = pageId();
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, answered } = checked() ?? {};
  if (name === undefined) return;
  const answers = answered.map(({ id, choice, reason }) => ({ id, answer: choice.value, reason }));
  const { account, list, title } = document.body.dataset;
  const candidates = people.map(({ id }) => id);
  const file = { format: 'glo-recruiter-answers', version: 1, id, account, list, title, manager: name, savedAt: new Date().toISOString(), candidates, answers };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const words = 'Answers, ' + title.slice(0, 60) + ', ' + name;
  link.download = words.replace(/[\\p{Cc}<>:"/\\\\|?*]/gu, ' ').replace(/\\s+/g, ' ').slice(0, 120).trim() + '.json';
  link.click();
  // The page cannot see whether the browser saved it, so the warning on leaving stays.
  say(message, 'Your browser was asked to save “' + link.download + '”. If you cannot find it, press again. Send this file to the recruiter. If you save again later, send the newest file: it replaces the earlier one.');
});
document.getElementById('copy').addEventListener('click', async () => {
  const { name, answered } = checked() ?? {};
  if (name === undefined) return;
  const lines = answered.map(({ name, choice, reason }) => name + ': ' + choice.parentElement.textContent + (reason === '' ? '' : '. ' + reason));
  const text = ['Answers of ' + name + ', ' + document.body.dataset.title, ...lines].join('\\n');
  const isCopied = (await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;
  copied.hidden = isCopied;
  copied.value = text;
  if (isCopied) return say(message, 'Copied. Paste the answers into an email to the recruiter.');
  copied.select();
  say(message, "Your browser didn't copy the answers. Copy them from the box below.", copied);
});
function say(place, text, control) {
  place.textContent = text;
  control?.focus();
  place.scrollIntoView({ block: 'nearest' });
}`;

export const shareHashes = {
  style: 'sha256-K/x8EqjCnammpsdDOKmTvZWCY5YWepPLEjreDKhRAFs=',
  script: 'sha256-MTREYGA1Y/kNtG4YWRos1DjRBo8+DllfojBB84Jl6y4=',
} as const;
