import { fetchJson } from '../fetch-json.ts';

const problem = document.getElementById('problem');
const showProblem = (text: string) => problem?.replaceChildren(text);
const asker: Window | null = window.opener;
if (asker === null) showProblem('No sign-in is waiting for this window. Open it with the button on the sign-in page.');

function answer(message: { readonly credential?: string }): void {
  asker?.postMessage(message, location.origin);
  window.close();
}

async function signIn(email: string, name: string): Promise<void> {
  showProblem('');
  try {
    answer((await fetchJson('POST', 'credential', { email, name })) as { credential: string });
  } catch (error) {
    showProblem(error instanceof Error ? error.message : String(error));
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.person')) {
  const { email = '', name = '' } = button.dataset;
  button.addEventListener('click', () => void signIn(email, name));
}
document.getElementById('other')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const field = document.getElementById('email');
  if (field instanceof HTMLInputElement) void signIn(field.value, field.value.split('@')[0] ?? '');
});
document.getElementById('none')?.addEventListener('click', () => answer({}));
