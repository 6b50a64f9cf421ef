import { type CandidateFilter, filterEntries, mapFilter, noFilter } from './candidate-filter.ts';
import { readParts } from './stored-value.ts';

/** Serializes a filter for a URL. Omits what restricts nothing, and returns '' if nothing is left. */
export function writeFilter(filter: CandidateFilter): string {
  const written = differenceTo(noFilter, filter);
  return written === undefined ? '' : JSON.stringify(written);
}

/** Reads a filter from a URL. Damaged or foreign parts restrict nothing. */
export function readFilter(text: string): CandidateFilter {
  const stored = readParts(parse(text));
  // Older links hold the levels of education in one object.
  const values = { ...readParts(stored['education']), ...stored };
  return mapFilter<CandidateFilter>((key) => filterEntries[key].read(values[key]));
}

/** The parts in which a value differs, or `undefined` if there are none. */
function differenceTo(usual: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null) return value === usual ? undefined : value;
  const usuals = readParts(usual);
  const different = Object.entries(value)
    .map(([name, part]) => [name, differenceTo(usuals[name], part)] as const)
    .filter(([, part]) => part !== undefined);
  return different.length > 0 ? Object.fromEntries(different) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
