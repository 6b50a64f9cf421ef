import { RecruiterClient } from './recruiter-client.js';

const address = new URLSearchParams(location.search);
const client = new RecruiterClient(String(address.get('services')), { patience: Number(address.get('patience')) });
const [signIn, code] = document.querySelectorAll('form');
const status = document.querySelector('[role=status]');
const jobs = document.querySelector('ul');

/** @param {HTMLFormElement | undefined} form @param {string} name */
const field = (form, name) => String(form && new FormData(form).get(name));
const email = () => field(signIn, 'email');

/** @param {string} words */
function say(words) {
  if (status) status.textContent = words;
}

signIn?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const outcome = await client.signIn(email(), field(signIn, 'password'));
  if (!outcome.ok) return say(outcome.why);
  const found = await client.activeJobs(outcome.data._id);
  if (!found.ok) return say(found.why);
  const items = found.data.activeJobs.map((/** @type {any} */ job) => {
    const item = document.createElement('li');
    item.textContent = `${job.createdAt} ${job.job_title}`;
    item.id = job._id;
    return item;
  });
  jobs?.replaceChildren(...items);
  say('signed in');
});

code?.querySelector('button')?.addEventListener('click', async () => {
  const outcome = await client.forgotPassword(email());
  say(outcome.ok ? 'sent' : outcome.why);
});

code?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const outcome = await client.enterCode(email(), field(code, 'code'));
  say(outcome.ok ? 'signed in' : outcome.why);
});
