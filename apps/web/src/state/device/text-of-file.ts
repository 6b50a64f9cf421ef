/** Resolves to '' for unreadable files, such as one that has been removed. */
export async function textOfFile(file: Pick<File, 'text'>): Promise<string> {
  try {
    return await file.text();
  } catch {
    return '';
  }
}
