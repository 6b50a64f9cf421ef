import { searchText } from '../shared/search-text.ts';

export interface Identity {
  readonly name: string;
  readonly email?: string;
  readonly mobileNumber?: string;
}

/** A local part has at most 64 characters. Without this bound, long words would take quadratic time. */
const anyEmail = '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+';
const shortestInLink = 3;

export function withoutIdentity(text: string, { name, email, mobileNumber }: Identity, alias: string): string {
  const names = wordsOfName(name).map(escaped).join('|');
  const reach = [email, mobileNumber].filter((one) => one !== undefined && one !== '').map((one) => escaped(one ?? ''));
  const several = names === '' ? [] : [`(?<![\\p{L}\\p{N}])(?:${names})(?:[\\s.'’_-]+(?:${names}))*(?![\\p{L}\\p{N}])`];
  return text.replace(new RegExp([...reach, anyEmail, ...several].join('|'), 'giu'), alias);
}

export function isNamedIn(link: string, { name, email }: Identity): boolean {
  const address = searchText(decoded(link));
  if (address.startsWith('mailto:') || address.startsWith('tel:')) return true;
  if (email && address.includes(searchText(email))) return true;
  return wordsOfName(name).some((word) => word.length >= shortestInLink && address.includes(searchText(word)));
}

function wordsOfName(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
