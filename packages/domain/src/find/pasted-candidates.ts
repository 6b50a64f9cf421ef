import type { StudentId } from '../shared/ids.ts';

/** Includes the apostrophe that keeps an id as text in a spreadsheet. */
const separators = /[\s,;"']+/;
const id = /^[0-9a-f]{24}$/i;
const profilePath = /^\/glofolio\/([\w.~-]+)(?:[/?#]|$)/;

/** Returns `null` unless the text consists of candidate ids and profile links of this application. */
export function pastedCandidates(text: string, origin: string): ReadonlySet<StudentId> | null {
  const found = new Set<StudentId>();
  for (const part of text.split(separators)) {
    if (part === '') continue;
    const path = part.startsWith(`${origin}/`) ? part.slice(origin.length) : part;
    const student = id.test(part) ? part.toLowerCase() : profilePath.exec(path)?.[1];
    if (student === undefined) return null;
    found.add(student as StudentId);
  }
  return found.size > 0 ? found : null;
}
