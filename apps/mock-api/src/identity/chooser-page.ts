import { inventedPeople } from './invented-people.ts';

/** Where a developer says who they are; opened by the button of client-script.ts in a window of its own. */
export const chooserHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development sign-in</title>
<link rel="icon" href="/__mock/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="chooser.css">
<script src="chooser.js" defer></script>
</head>
<body>
<main>
  <h1>Development sign-in</h1>
  <p class="lead">This stands in for Google while no client id is configured. Choose who you are; nobody checks it.</p>
  <ul aria-label="Invented people">
${inventedPeople
  .map(
    ({ name, email, note }) => `    <li><button type="button" class="person" data-email="${email}" data-name="${name}">
      <strong>${name}</strong> <span>${email}</span> <small>${note}</small>
    </button></li>`,
  )
  .join('\n')}
  </ul>
  <form id="other">
    <label for="email">Another e-mail</label>
    <div class="row"><input id="email" type="email" name="email" autocomplete="off" required maxlength="254" aria-describedby="problem">
    <button type="submit">Continue</button></div>
  </form>
  <p id="problem" role="alert"></p>
  <button type="button" class="quiet" id="none">Return without a credential</button>
</main>
</body>
</html>
`;

/** In the chooser's window: has a credential made and hands it to the page that opened it. */
export function chooser(): void {
  const problem = document.getElementById('problem');
  const say = (text: string) => problem?.replaceChildren(text);
  const opener: Window | null = window.opener;
  if (opener === null) say('Nobody waits for an answer: open this window with the button on the sign-in page.');

  function answer(message: { readonly credential?: string }): void {
    opener?.postMessage(message, location.origin);
    window.close();
  }

  async function signIn(email: string, name: string): Promise<void> {
    say('');
    try {
      const response = await fetch('credential', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, name }),
      });
      const { credential, message = '' } = (await response.json()) as { credential?: string; message?: string };
      if (credential === undefined) say(message);
      else answer({ credential });
    } catch {
      say('The server does not answer. Please try again.');
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
}
