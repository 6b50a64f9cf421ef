/** Style and script of the shared file. Their hashes stand in its policy, so a change of one needs the other. */
export const shareStyle = `body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #bbb;overflow-wrap:anywhere}
thead th{overflow-wrap:normal}td{white-space:pre-line}
section{margin-top:3rem;border-top:3px solid #111;overflow-wrap:anywhere}p,li{white-space:pre-line}a{color:#0b5394}
html{scroll-padding-top:4rem}#progress{position:sticky;top:0;margin:0;padding:.5rem 0;background:#fff;border-bottom:1px solid #bbb;font-weight:600}.fit,.year{white-space:nowrap}
fieldset{margin:1rem 0;padding:1rem;border:1px solid #777}label{display:inline-flex;gap:.4rem;align-items:center;min-height:24px;margin-inline-end:1rem}label[for]{display:block;min-height:0;margin-block-start:.5rem}
textarea,input[type=text]{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.4rem;border:1px solid #777}
button{font:inherit;padding:.5rem 1.2rem;border:1px solid #111;background:#111;color:#fff}#message,.error{font-weight:600}.error{margin:.5rem 0;color:#a00}.error:empty{display:none}
@media screen and (max-width:40rem){.college,.degree,.year,.place,.contact{display:none}}
@media print{body{max-width:none;padding:0;font-size:10pt}section{break-before:page;margin:0}tr,fieldset{break-inside:avoid}#progress,#answers,.back,body:not(:has(:checked)) .answer{display:none}a{color:inherit}}`;

export const shareScript = `'use strict';
let isChanged = false;
const [progress, message, manager] = ['progress', 'message', 'manager'].map((id) => document.getElementById(id));
const cells = document.querySelectorAll('td.answer');
const people = [...document.querySelectorAll('[data-id]')].map((person, at) => ({
  id: person.dataset.id,
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
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const name = manager.value.trim();
  if (name === '') return say(message, 'Write your name first.', manager);
  for (const { error } of people) error.textContent = '';
  const open = people.find(({ choice, reason }) => choice === null && reason !== '');
  if (open !== undefined) return say(open.error, 'Choose Yes, Maybe or No for your reason.', open.first);
  const answered = people.filter(({ choice }) => choice !== null);
  if (answered.length === 0) return say(message, 'Choose Yes, Maybe or No for at least one candidate.');
  const answers = answered.map(({ id, choice, reason }) => ({ id, answer: choice.value, reason }));
  const { account, list, title } = document.body.dataset;
  const candidates = people.map(({ id }) => id);
  const file = { format: 'glo-recruiter-answers', version: 1, account, list, title, manager: name, savedAt: new Date().toISOString(), candidates, answers };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const words = 'Answers, ' + title.slice(0, 60) + ', ' + name;
  link.download = words.replace(/[\\p{Cc}<>:"/\\\\|?*]/gu, ' ').replace(/\\s+/g, ' ').slice(0, 120).trim() + '.json';
  link.click();
  isChanged = false;
  say(message, 'Saved as “' + link.download + '”. Send this file to the recruiter. If you save again later, send the newest file: it replaces the earlier one.');
});
function say(place, text, control) {
  place.textContent = text;
  control?.focus();
  place.scrollIntoView({ block: 'nearest' });
}`;

export const shareHashes = {
  style: 'sha256-3VmafwsPIN72FZpXnol8ac1Ge/aoQtThd0GabFcLj8Q=',
  script: 'sha256-SbLX5VzcuBNBVtoe7qnihz9jBLWv2eMQkc4lVtg6a08=',
} as const;
