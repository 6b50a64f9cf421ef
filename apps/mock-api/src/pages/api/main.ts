import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

// The documents, to read and to try out, as Swagger UI draws them. Its colours in the dark hang on a class; most are replaced by the tokens'.
const dark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showTheme);
showTheme();

const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Documents"] a')];
const asked = new URLSearchParams(location.search).get('document');
const link = links.find((each) => each.search === `?document=${asked}`) ?? links[0];
if (link !== undefined) show(link);

function show(chosen: HTMLAnchorElement): void {
  chosen.setAttribute('aria-current', 'page');
  document.title = `${chosen.textContent} · API documents`;
  const nothing = () => null;
  const justText = ({ text }: { readonly text: string }) => text;
  SwaggerUI({
    url: `${new URLSearchParams(chosen.search).get('document')}.json`,
    dom_id: '#document',
    deepLinking: true,
    displayOperationId: true,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    // Its colours are the same in both themes.
    syntaxHighlight: false,
    // Nothing is sent to the library's own validator.
    validatorUrl: null,
    // A page cannot set the session's cookie; calling login does.
    plugins: [
      {
        wrapComponents: {
          authorizeBtn: () => nothing,
          authorizeOperationBtn: () => nothing,
          // A link inside a button can be reached by no keyboard; what is opened is in the address all the same.
          DeepLink: () => justText,
          execute: onceResolved,
        },
      },
    ],
  });
}

/**
 * An operation is shown before what it refers to is resolved, a second or two on a slow machine. Execute pressed meanwhile would send nothing and
 * show that it is loading for ever: it waits.
 */
function onceResolved(Execute: unknown, { React }: Library) {
  return (props: ExecuteProps) => {
    const { path, method, specSelectors, disabled } = props;
    const isResolved = specSelectors.specResolvedSubtree(['paths', path, method]) !== undefined;
    return React.createElement(Execute, { ...props, disabled: disabled || !isResolved });
  };
}

interface Library {
  readonly React: { createElement(component: unknown, props: object): unknown };
}

interface ExecuteProps {
  readonly path: string;
  readonly method: string;
  readonly specSelectors: { specResolvedSubtree(path: readonly string[]): unknown };
  readonly disabled: boolean;
}

const fields = {
  '#servers': 'Server',
  '.examples-select-element': 'Example',
  'textarea.body-param__text': 'Request body',
};
const regions = { '.information-container': 'About', '.scheme-container': 'Servers', 'div:has(> .filter)': 'Filter' };

/** What the library leaves without a name, outside all landmarks or in one too many, or without a way to scroll it by keyboard. */
function mend(): void {
  for (const [selector, name] of Object.entries({ ...fields, ...regions })) {
    for (const each of document.querySelectorAll(selector)) each.setAttribute('aria-label', name);
  }
  for (const each of document.querySelectorAll(Object.keys(regions).join())) each.setAttribute('role', 'region');
  for (const each of document.querySelectorAll('pre.microlight')) each.setAttribute('tabindex', '0');
  for (const each of document.querySelectorAll('table[role=region]')) each.removeAttribute('role');
}
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
