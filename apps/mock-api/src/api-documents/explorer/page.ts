/** The page that shows the documents. What it draws them with, and its look, come as files: nothing is inline. */
export const explorerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documents</title>
<link rel="icon" href="/__mock/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="files/swagger-ui.css">
<link rel="stylesheet" href="page.css">
<script src="files/swagger-ui-bundle.js" defer></script>
<script src="page.js" defer></script>
</head>
<body>
<header>
  <h1><span class="disc" aria-hidden="true"></span>API documents</h1>
  <nav aria-label="Documents">
    <a href="?document=recruiter-api">Recruiter API</a>
    <a href="?document=candidate-service">Candidate data service</a>
  </nav>
  <nav aria-label="Stand-in">
    <a href="/__mock/">Stand-in backend</a>
  </nav>
</header>
<div id="document"></div>
</body>
</html>
`;

/** Runs in the browser as it stands here: it may use nothing from outside itself. */
function show(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Documents"] a')];
  const asked = new URLSearchParams(location.search).get('document');
  const link = links.find((each) => each.search === `?document=${asked}`) ?? links[0];
  if (link === undefined) return;
  link.setAttribute('aria-current', 'page');
  const name = new URLSearchParams(link.search).get('document');
  document.title = `${link.textContent} · API documents`;
  const { SwaggerUIBundle } = window as unknown as { SwaggerUIBundle: (options: object) => void };
  const nothing = () => null;
  SwaggerUIBundle({
    url: `${name}.json`,
    dom_id: '#document',
    deepLinking: true,
    displayOperationId: true,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    // Nothing is sent to the library's own validator.
    validatorUrl: null,
    // A page cannot set the session's cookie; calling login does.
    plugins: [{ wrapComponents: { authorizeBtn: () => nothing, authorizeOperationBtn: () => nothing } }],
  });
}

export const explorerScript = `(${String(show)})();\n`;

export const explorerStyle = `
:root { color-scheme: light; --ink: oklch(0.235 0.022 163); --line: oklch(0.918 0.005 150); --glow: oklch(0.845 0.160 84); }
body { margin: 0; background: oklch(1 0 0); color: var(--ink); }
body > header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 16px 24px;
  border-bottom: 1px solid var(--line); background: oklch(0.968 0.004 150);
  font: 400 0.875rem/1.25rem -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, "Liberation Sans", Arial, system-ui, sans-serif;
}
body > header h1 { display: flex; align-items: center; gap: 12px; margin: 0; font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; }
.disc { width: 20px; height: 20px; border-radius: 50%; background: var(--glow); }
body > header nav { display: flex; flex-wrap: wrap; gap: 8px; }
body > header nav:last-child { margin-left: auto; }
body > header a { padding: 6px 12px; border-radius: 8px; color: inherit; text-underline-offset: 3px; }
body > header a[aria-current] { background: oklch(0.300 0.048 163); color: oklch(1 0 0); text-decoration: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
`;
