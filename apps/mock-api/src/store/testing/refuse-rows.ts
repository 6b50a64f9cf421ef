import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A row with this text is refused after `refuseRows`. */
export const refusedTitle = 'Nothing of this can be stored';

/**
 * Makes the database of a closed store refuse transactions with such a row, in the middle of them, as a full disk would: it undoes the one
 * statement (ABORT), or the transaction by itself (ROLLBACK).
 */
export function refuseRows(folder: string, action: 'ABORT' | 'ROLLBACK' = 'ROLLBACK'): void {
  const database = new DatabaseSync(join(folder, 'data.db'));
  database.exec(`CREATE TRIGGER refusing BEFORE INSERT ON rows WHEN instr(new.json, '${refusedTitle}') > 0
    BEGIN SELECT RAISE(${action}, 'database or disk is full'); END`);
  database.close();
}
