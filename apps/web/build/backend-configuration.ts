import type { Plugin } from 'vite';

const configurationScript = /<script type="application\/json" id="configuration">[^<]*<\/script>/;

/** In development, copies the configuration from the page that the backend serves, if it serves one. */
export function backendConfiguration(backend: string): Plugin {
  return {
    name: 'backend-configuration',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const page = await fetchPage(backend);
      const script = configurationScript.exec(page)?.[0];
      return script === undefined ? html : html.replace(configurationScript, () => script);
    },
  };
}

async function fetchPage(backend: string): Promise<string> {
  try {
    return await (await fetch(backend)).text();
  } catch {
    // The backend may not be running yet. The application has a default for each setting.
    return '';
  }
}
