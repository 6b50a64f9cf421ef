import clientStyle from './client.css?inline';
import markImage from './mark.svg';

/**
 * Replaces `google.accounts.id` of Google Identity Services with a chooser of this server. Pages load it as a
 * classic script, so a function keeps its names out of the global scope.
 */
function offerSignIn(): void {
  interface Answer {
    readonly credential?: string;
    readonly clientId: string;
    readonly select_by: string;
  }
  interface Settings {
    readonly client_id: string;
    readonly callback: (answer: Answer) => void;
  }

  let settings: Settings | undefined;
  let listening = new AbortController();

  const style = new CSSStyleSheet();
  style.replaceSync(clientStyle);
  document.adoptedStyleSheets.push(style);

  function initialize(given: Settings): void {
    settings = given;
  }

  function renderButton(place: HTMLElement, { width = '' }: { readonly width?: number | string } = {}): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'development-google';
    if (width !== '') button.style.width = `${width}px`;
    const mark = document.createElement('img');
    mark.src = markImage;
    mark.alt = '';
    const label = document.createElement('span');
    label.textContent = 'Continue with Google';
    const note = document.createElement('small');
    note.textContent = 'Development sign-in';
    button.append(mark, label, ' ', note);
    button.addEventListener('click', choose);
    place.replaceChildren(button);
  }

  /** Closing the chooser sends nothing, as with Google. */
  function choose(): void {
    if (settings === undefined) return;
    const { callback, client_id } = settings;
    const answer = (credential?: string) =>
      callback({ ...(credential !== undefined && { credential }), clientId: client_id, select_by: 'btn' });
    listening.abort();
    listening = new AbortController();
    const size = { width: 440, height: 640 };
    const left = screenX + Math.max(0, (outerWidth - size.width) / 2);
    const top = screenY + Math.max(0, (outerHeight - size.height) / 2);
    const chooser = open(
      '/__mock/google/choose.html',
      'development-sign-in',
      `popup,width=${size.width},height=${size.height},left=${left},top=${top}`,
    );
    if (chooser === null) return answer();
    chooser.focus();
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== chooser || typeof data !== 'object' || data === null) return;
      listening.abort();
      answer('credential' in data && typeof data.credential === 'string' ? data.credential : undefined);
    };
    addEventListener('message', onMessage, { signal: listening.signal });
  }

  Object.assign(globalThis, { google: { accounts: { id: { initialize, renderButton } } } });
}

offerSignIn();
