import { readFile } from '../ui/fields/files/read-file.ts';

/**
 * Returns why a chosen file cannot be an image, for the user, or null. If the code of the check fails to load, the
 * service checks alone.
 */
export async function chosenImageProblem(file: File): Promise<string | null> {
  const check = await import('@glo/domain/files/image').catch(() => null);
  if (check === null) return null;
  const bytes = await readFile(file, check.imageMaximumBytes);
  return typeof bytes === 'string' ? bytes : check.imageProblem(file, bytes);
}
