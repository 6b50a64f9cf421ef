import type { Indexes } from '../store.ts';

export interface Library {
  books: Book;
  readers: Reader;
}

export interface Book {
  id: string;
  title: string;
  author: string | null;
  tags: string[];
}

export interface Reader {
  id: string;
  email: string;
}

export const libraryIndexes: Indexes<Library> = { books: ['author', 'tags'], readers: ['email'] };

export function aBook(id: string, overrides: Partial<Book> = {}): Book {
  return { id, title: `Book ${id}`, author: 'Ada', tags: ['novel'], ...overrides };
}

export function aReader(id: string, overrides: Partial<Reader> = {}): Reader {
  return { id, email: `${id}@example.com`, ...overrides };
}

export const idsOf = (rows: Iterable<{ id: string }>): string[] => [...rows].map((row) => row.id);
