import type { Row } from './store.ts';

/** A row as it lies in a file: text until somebody asks for it. The file's checksums say that it is what was written. */
export class StoredRow<R extends Row = Row> {
  readonly id: string;
  readonly #file: Buffer;
  readonly #start: number;
  readonly #end: number;

  /** The text goes from byte `start` of the file to before byte `end`. */
  constructor(id: string, file: Buffer, start: number, end: number) {
    this.id = id;
    this.#file = file;
    this.#start = start;
    this.#end = end;
  }

  /** Makes the row, each time anew. */
  read(): R {
    return JSON.parse(this.#file.toString('utf8', this.#start, this.#end));
  }
}
