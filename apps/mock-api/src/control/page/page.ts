import { mailboxSection } from './mailbox-section.ts';
import type { Section } from './section.ts';

const sections: readonly Section[] = [mailboxSection];

/** The page for people who develop against the stand-in. */
export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in backend</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script src="page.js" defer></script>
</head>
<body>
<header>
  <h1><span class="disc" aria-hidden="true"></span>Stand-in backend</h1>
  <nav aria-label="Links">
    <a href="/">Open the application</a>
    <a href="/health">Health</a>
  </nav>
</header>
<main>
${sections.map(({ id, title, html }) => `<section aria-labelledby="${id}-title" id="${id}">\n<h2 id="${id}-title">${title}</h2>\n${html}\n</section>`).join('\n')}
</main>
</body>
</html>
`;

export const pageScript = sections.map(({ script }) => `(${String(script)})();\n`).join('');
