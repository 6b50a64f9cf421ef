import type { Plugin } from 'vite';

const sheet = /\n *<link rel="stylesheet"[^>]*>/;

/**
 * The style sheet stands below the page's mark, which needs none: whoever waits sees it as soon as the page itself has come.
 * Scripts still wait for the style sheet.
 */
export function markBeforeStyle(): Plugin {
  return {
    name: 'mark-before-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const link = sheet.exec(html)?.[0];
        return link === undefined ? html : html.replace(sheet, '').replace('\n  </body>', () => `${link}\n  </body>`);
      },
    },
  };
}
