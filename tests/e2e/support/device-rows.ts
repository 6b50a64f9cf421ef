import type { Page } from '@playwright/test';

interface DeviceRow {
  /** Account, kind and key. */
  readonly key: readonly string[];
  readonly value: unknown;
}

/** The rows in the browser's database. The page must be of the application, which has created it. */
export async function deviceRows(page: Page): Promise<readonly DeviceRow[]> {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No rows')));
      });
    const database = await done(indexedDB.open('device'));
    const rows = await done<DeviceRow[]>(database.transaction('rows').objectStore('rows').getAll());
    database.close();
    return rows;
  });
}

export async function deviceText(page: Page): Promise<string> {
  return JSON.stringify(await deviceRows(page));
}
