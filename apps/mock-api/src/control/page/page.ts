import { clockSection } from './clock-section.ts';
import { dataSection } from './data-section.ts';
import { faultsSection } from './faults-section.ts';
import { mailboxSection } from './mailbox-section.ts';
import { requestsSection } from './requests-section.ts';
import { reviewsSection } from './reviews-section.ts';
import type { Section } from './section.ts';
import { makeTools } from './tools.ts';
import { worldsSection } from './worlds-section.ts';

const sections: readonly Section[] = [
  mailboxSection,
  reviewsSection,
  faultsSection,
  requestsSection,
  clockSection,
  dataSection,
  worldsSection,
];

const drawing = (lines: string) => `<svg viewBox="0 0 24 24" aria-hidden="true">${lines}</svg>`;

const link = ({ id, title, icon }: Section) => `<li><a href="#${id}">${drawing(icon)}<span>${title}</span></a></li>`;

const markup = ({ id, title, lead, html }: Section, place: number) =>
  `<section id="${id}" aria-labelledby="${id}-title"${place === 0 ? '' : ' hidden'}>
<h2 id="${id}-title" tabindex="-1">${title}</h2>
<p class="lead">${lead}</p>
${html}
</section>`;

/** The page for people who develop against the stand-in. */
export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in backend</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script src="page.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
  <h1><span class="disc" aria-hidden="true"></span>Stand-in backend</h1>
  <nav aria-label="Sections"><ul>${sections.map(link).join('')}</ul></nav>
  <nav aria-label="Elsewhere"><ul>
    <li><a href="/">Application</a></li><li><a href="api/">API documents</a></li><li><a href="/health">Health</a></li>
  </ul></nav>
  <p class="world"><span class="meta">World</span> <a href="#worlds" id="where">Default world</a></p>
</header>
<main id="main" tabindex="-1">
<p class="problem" id="problem" role="alert" hidden></p>
${sections.map(markup).join('\n')}
</main>
<p class="outcome" id="outcome" role="status"></p>
<dialog id="confirm" aria-labelledby="confirm-title">
  <form method="dialog">
    <h2 id="confirm-title" data-part="title"></h2>
    <p data-part="text"></p>
    <div class="buttons"><button value="">Cancel</button><button class="fill danger" value="yes" data-part="action"></button></div>
  </form>
</dialog>
</body>
</html>
`;

const calls = sections.map(({ script }) => `(${String(script)})(tools);\n`);

export const pageScript = `const tools = (${String(makeTools)})();\n${calls.join('')}`;
