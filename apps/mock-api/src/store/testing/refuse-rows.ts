import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `refuseRows` makes the database refuse rows with this text. */
export const refusedTitle = 'Nothing of this can be stored';

/**
 * Makes the database of a closed store refuse rows with `refusedTitle` inside a transaction, as a full disk would.
 * ABORT undoes the statement. ROLLBACK undoes the transaction.
 */
export function refuseRows(folder: string, action: 'ABORT' | 'ROLLBACK' = 'ROLLBACK'): void {
  const database = new DatabaseSync(join(folder, 'data.db'));
  database.exec(`CREATE TRIGGER refusing BEFORE INSERT ON rows WHEN instr(new.json, '${refusedTitle}') > 0
    BEGIN SELECT RAISE(${action}, 'database or disk is full'); END`);
  database.close();
}
