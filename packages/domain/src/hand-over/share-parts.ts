/** Style and script of the shared file. Their hashes stand in its policy, so a change of one needs the other. */
export const shareStyle = `body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #bbb;overflow-wrap:anywhere}
thead th{overflow-wrap:normal}td{white-space:pre-line}
section{margin-top:3rem;border-top:3px solid #111;overflow-wrap:anywhere}p,li{white-space:pre-line}a{color:#0b5394}
fieldset{margin:1rem 0;padding:1rem;border:1px solid #777}label{display:inline-flex;gap:.4rem;align-items:center;min-height:24px;margin-inline-end:1rem}
textarea,input[type=text]{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.4rem;border:1px solid #777}
button{font:inherit;padding:.5rem 1.2rem;border:1px solid #111;background:#111;color:#fff}#message{font-weight:600}
@media print{body{max-width:none;padding:0;font-size:10pt}section{break-before:page;margin:0}tr,fieldset{break-inside:avoid}button,#message{display:none}a{color:inherit}}`;

export const shareScript = `'use strict';
let isChanged = false;
const message = document.getElementById('message');
document.addEventListener('input', () => { isChanged = true; });
window.addEventListener('beforeunload', (event) => { if (isChanged) event.preventDefault(); });
document.getElementById('save').addEventListener('click', () => {
  const manager = document.getElementById('manager');
  const name = manager.value.trim();
  if (name === '') return ask('Write your name first.', manager);
  const answers = [];
  for (const person of document.querySelectorAll('[data-id]')) {
    const ticked = person.querySelector('input:checked');
    const reason = person.querySelector('textarea').value.trim();
    if (ticked !== null) answers.push({ id: person.dataset.id, answer: ticked.value, reason });
    else if (reason !== '') return ask('Tick Yes, No or Maybe beside your reason.', person.querySelector('input'));
  }
  if (answers.length === 0) return ask('Tick Yes, No or Maybe for at least one candidate.', document.querySelector('[data-id] input'));
  const { account, list } = document.body.dataset;
  const candidates = [...document.querySelectorAll('[data-id]')].map((person) => person.dataset.id);
  const file = { format: 'glo-recruiter-answers', version: 1, account, list, manager: name, savedAt: new Date().toISOString(), candidates, answers };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = 'Answers.json';
  link.click();
  isChanged = false;
  message.textContent = 'Saved as Answers.json. Send this file to the recruiter. If you save again, the new file replaces it.';
});
function ask(text, control) {
  message.textContent = text;
  control.focus();
}`;

export const shareHashes = {
  style: 'sha256-hakw5RL/Sqxtmx4KwHV1E9T6qRGzcGj9IWlyYZQd1Bw=',
  script: 'sha256-zmf2+kP7BKw+sUy6gbQt/vwyqLGMXOXOtl1ivp7N1gU=',
} as const;
