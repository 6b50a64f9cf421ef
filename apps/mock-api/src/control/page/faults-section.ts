import { wireTable } from '@glo/adapters/wire/table';
import { basePaths } from '../../http/route.ts';
import { showFaults } from './faults-script.ts';
import type { Section } from './section.ts';

export const faultsSection: Section = {
  id: 'faults',
  title: 'Faults',
  lead: 'Calls that fail, stall or answer nonsense, on demand. They hit this world only.',
  icon: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
  html: `<form class="card grid" id="fault">
  <div class="field wide"><label for="fault-call">Calls</label>
    <select id="fault-call">
      <optgroup label="Several"><option value=" /api/*">Every call of both services</option>${some('recruiter')}${some('candidate')}
        <option value=" /uploads/:name">Uploaded files</option><option value=" /pictures/*">Drawn pictures</option></optgroup>
      <optgroup label="Recruiter API">${each('recruiter')}</optgroup>
      <optgroup label="Candidate data service">${each('candidate')}</optgroup>
    </select></div>
  <div class="field double"><label for="fault-effect">What happens</label>
    <select id="fault-effect">
      <option value="status">Answer with a status</option>
      <option value="delay">Answer late</option>
      <option value="hang">Hang without an answer</option>
      <option value="drop">Drop the connection</option>
      <option value="html">A page instead of JSON</option>
      <option value="truncate">Half of the reply</option>
      <option value="wrong-shape">Fields of the wrong type</option>
    </select></div>
  <div class="field"><label for="fault-status">Status</label>
    <input id="fault-status" type="number" min="200" max="599" value="503" required></div>
  <div class="field"><label for="fault-delay">Delay in ms</label>
    <input id="fault-delay" type="number" min="1" max="600000" placeholder="none"></div>
  <div class="field"><label for="fault-after">Leave alone first</label>
    <input id="fault-after" type="number" min="0" max="1000000" placeholder="none"></div>
  <div class="field"><label for="fault-times">Then hit</label>
    <input id="fault-times" type="number" min="1" max="1000000" placeholder="all"></div>
  <div class="field wide"><label for="fault-body">Body of the answer, as JSON</label>
    <textarea id="fault-body" rows="2" spellcheck="false" placeholder='{ "message": "Planned failure …" }'></textarea></div>
  <div class="buttons wide"><button class="fill">Add fault</button></div>
</form>
<div class="title"><h3>Active faults</h3><button type="button" id="clear-faults">Clear all</button></div>
<p class="empty" id="no-faults">There are none: every call is served as usual.</p>
<ul class="rows" id="faults-list"></ul>
<template id="a-fault">
  <li class="row"><div><strong data-part="call"></strong><span class="meta" data-part="what"></span></div><span class="chip" data-part="count"></span><button type="button" data-part="remove">Remove</button></li>
</template>`,
  script: showFaults,
};

type Service = keyof typeof basePaths;

function some(service: Service): string {
  const name = service === 'recruiter' ? 'Recruiter API' : 'Candidate data service';
  return `<option value=" ${basePaths[service]}/*">Every call of the ${name}</option>`;
}

function each(service: Service): string {
  return Object.values(wireTable)
    .filter((call) => call.service === service)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ method, path }) => `<option value="${method} ${basePaths[service]}${path}">${method} ${path}</option>`)
    .join('');
}
