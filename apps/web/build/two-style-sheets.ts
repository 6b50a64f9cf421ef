import type { Plugin, Rolldown } from 'vite';

/**
 * Two style sheets instead of one for each script: what the page starts with, and all the rest. A screen would otherwise
 * wait for up to twenty files of some hundred bytes, and the list of them all would stand in the first load.
 */
export function twoStyleSheets(): Plugin {
  return {
    name: 'two-style-sheets',
    apply: 'build',
    generateBundle: {
      // Before the sheets each script needs are written into the scripts.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const ofStart = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...sheetsOf(entry, bundle)]),
        );
        const later = new Set(
          chunks.flatMap((chunk) => [...sheetsOf(chunk, bundle)]).filter((sheet) => !ofStart.has(sheet)),
        );
        const reference = this.emitFile({
          type: 'asset',
          name: 'later.css',
          source: [...later].map((sheet) => textOf(bundle[sheet])).join(''),
        });
        for (const chunk of chunks) {
          const sheets = chunk.viteMetadata?.importedCss;
          if (sheets === undefined || ![...sheets].some((sheet) => later.has(sheet))) continue;
          sheets.clear();
          sheets.add(this.getFileName(reference));
        }
        for (const sheet of later) delete bundle[sheet];
      },
    },
  };
}

/** The style sheets of a script, those it stands on first: a part of the kit comes before the screen that places it. */
function sheetsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const sheets = new Set<string>();
  if (seen.has(chunk.fileName)) return sheets;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') sheetsOf(imported, bundle, seen).forEach((sheet) => sheets.add(sheet));
  }
  chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
  return sheets;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet is missing from the bundle');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
