/** Comma-separated for the URL, with commas in names escaped. */
export function writeChosen(technologies: readonly string[]): string {
  return technologies.map((technology) => technology.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

export function readChosen(text: string): readonly string[] {
  return text.split(',').map((technology) => technology.replaceAll('%2C', ',').replaceAll('%25', '%'));
}
