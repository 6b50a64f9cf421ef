import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The files of swagger-ui-dist that the page uses. */
export const explorerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** Where they are installed; '' when they are not, as beside a bundled server that was not told another folder. */
export function installedExplorer(): string {
  try {
    const manifest = findPackageJSON('swagger-ui-dist', import.meta.url);
    return manifest === undefined ? '' : dirname(manifest);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return '';
    throw error;
  }
}

export const isExplorer = (folder: string): boolean => explorerFiles.every((file) => existsSync(join(folder, file)));
