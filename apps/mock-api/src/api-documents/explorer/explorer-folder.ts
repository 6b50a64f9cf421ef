import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of swagger-ui-dist that the page uses. */
export const explorerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** Where they are: beside a bundle that brings them, or where they are installed; '' when they are not. */
export function installedExplorer(): string {
  const brought = fileURLToPath(new URL('./explorer', import.meta.url));
  if (isExplorer(brought)) return brought;
  try {
    const manifest = findPackageJSON('swagger-ui-dist', import.meta.url);
    return manifest === undefined ? '' : dirname(manifest);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return '';
    throw error;
  }
}

export const isExplorer = (folder: string): boolean => explorerFiles.every((file) => existsSync(join(folder, file)));
