import { imageMaximumBytes, imageProblem } from '@glo/domain/files/image';
import { readFile } from '../ui/fields/files/read-file.ts';

/** Returns why a chosen file cannot be an image, for the user, or null. */
export async function chosenImageProblem(file: File): Promise<string | null> {
  const bytes = await readFile(file, imageMaximumBytes);
  return typeof bytes === 'string' ? bytes : imageProblem(file, bytes);
}
