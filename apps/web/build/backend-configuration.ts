import type { Plugin } from 'vite';

const slot = /<script type="application\/json" id="configuration">[^<]*<\/script>/;

/** In development the page is told what the backend would tell it, as far as the backend serves a page at all. */
export function backendConfiguration(backend: string): Plugin {
  return {
    name: 'backend-configuration',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const page = await pageOf(backend);
      const told = slot.exec(page)?.[0];
      return told === undefined ? html : html.replace(slot, () => told);
    },
  };
}

async function pageOf(backend: string): Promise<string> {
  try {
    return await (await fetch(backend)).text();
  } catch {
    // It may not be up yet; the application has a default for everything.
    return '';
  }
}
