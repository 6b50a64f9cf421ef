import { accountId } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIndexedDb } from '../../testing/indexed-db.ts';
import { IndexedDbRows } from './indexed-db-rows.ts';

const [meera, nisha] = [accountId('meera'), accountId('nisha')];
const put = (key: string, value: object | null = { is: key }) => [{ key: [key], value }];
let indexedDb: IDBFactory;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  indexedDb = stubIndexedDb();
});
afterEach(() => void vi.useRealTimers());

describe('rows of a browser', () => {
  it('are on disk once they are written, even after a power cut', async () => {
    const starting = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const rows = new IndexedDbRows();
    expect([await rows.isReady(), await rows.write(meera, 'notes', put('a')), rows.waiting]).toEqual([true, true, 0]);
    expect(starting).toHaveBeenCalledWith('rows', 'readwrite', { durability: 'strict' });
    expect(await keysOf(new IndexedDbRows())).toEqual(['a']);
  });

  it('begin to be written at once, because a page that closes loses what has not begun', async () => {
    const rows = new IndexedDbRows();
    await rows.isReady();
    const starting = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const writes = ['a', 'b'].map((key) => rows.write(meera, 'notes', put(key)));
    // The first one cannot end before the next task.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(starting).toHaveBeenCalledTimes(2);
    expect([await Promise.all(writes), await keysOf(new IndexedDbRows())]).toEqual([
      [true, true],
      ['a', 'b'],
    ]);
  });

  it('are read in a transaction that is not left open, because WebKit would let later pages wait for it', async () => {
    const rows = new IndexedDbRows();
    await rows.isReady();
    const committing = vi.spyOn(IDBTransaction.prototype, 'commit');
    const reading = keysOf(rows);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(committing).toHaveBeenCalledOnce();
    await reading;
  });

  it('may be observable', async () => {
    const rows = new IndexedDbRows();
    expect(await rows.write(meera, 'notes', put('a', new Proxy({ lines: new Proxy(['b'], {}) }, {})))).toBe(true);
    expect(await new IndexedDbRows().read(meera, 'notes')).toEqual([{ key: ['a'], value: { lines: ['b'] } }]);
  });

  it('ask the browser once to keep them', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const rows = new IndexedDbRows();
    expect(persist).not.toHaveBeenCalled();
    for (const key of ['a', 'b']) await rows.write(meera, 'notes', put(key));
    expect(persist).toHaveBeenCalledOnce();
  });

  it('are removed by key, kind and account', async () => {
    const rows = new IndexedDbRows();
    for (const key of ['a', 'b', 'c']) await rows.write(meera, 'notes', put(key));
    await rows.write(nisha, 'notes', put('d'));
    await rows.write(meera, 'notes', put('a', null));
    await rows.remove(meera, 'notes', 'b');
    expect([await keysOf(rows), await keysOf(rows, nisha)]).toEqual([['c'], ['d']]);
    expect(await rows.remove(meera)).toBe(true);
    expect([await keysOf(rows), await keysOf(rows, nisha)]).toEqual([[], ['d']]);
  });

  it('are written again after the browser or another tab has closed the database', async () => {
    const rows = new IndexedDbRows();
    await rows.write(meera, 'notes', put('a'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await keysOf(rows)).toEqual(['a']);
    const request = indexedDb.deleteDatabase('device');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    expect(await rows.write(meera, 'notes', put('b'))).toBe(true);
    expect(await keysOf(new IndexedDbRows())).toEqual(['b']);
  });
});

describe('a database that opens late', () => {
  it('gets the changes that waited, and is read only then', async () => {
    const { openNow } = openLate();
    const rows = new IndexedDbRows();
    const heard = vi.fn<() => void>();
    rows.onWaiting(heard);
    const answers = Promise.all([rows.isReady(), rows.write(meera, 'notes', put('a'))]);
    const reading = keysOf(rows);
    await vi.advanceTimersByTimeAsync(3000);
    expect([await answers, rows.waiting]).toEqual([[false, false], 1]);
    expect(heard).toHaveBeenCalled();
    openNow();
    expect(await reading).toEqual(['a']);
    expect([await rows.write(meera, 'notes', []), rows.waiting]).toEqual([true, 0]);
    expect(await keysOf(new IndexedDbRows())).toEqual(['a']);
  });
});

describe('a database that another page keeps busy', () => {
  it('is not ready after three seconds', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
    const ready = new IndexedDbRows().isReady();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await ready).toBe(false);
  });
});

describe('a browser that refuses', () => {
  it.each<[string, () => void]>([
    ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
    ['blocks it', () => refuseToOpen()],
  ])('keeps changes for the visit if it %s', async (_, prepare) => {
    prepare();
    const rows = new IndexedDbRows();
    expect([await rows.isReady(), await rows.write(meera, 'notes', put('a'))]).toEqual([false, false]);
    expect([await keysOf(rows), rows.waiting]).toEqual([['a'], 1]);
    await rows.write(meera, 'notes', put('a', null));
    expect(await keysOf(rows)).toEqual([]);
  });

  it('gets the changes once it does not, without another call', async () => {
    const opening = refuseToOpen();
    const rows = new IndexedDbRows();
    await rows.write(meera, 'notes', put('a'));
    opening.mockRestore();
    await vi.advanceTimersByTimeAsync(5000);
    expect([await rows.write(meera, 'notes', []), await keysOf(new IndexedDbRows())]).toEqual([true, ['a']]);
  });

  it('does not claim that rows were removed', async () => {
    await new IndexedDbRows().write(meera, 'notes', put('a'));
    const opening = refuseToOpen();
    const rows = new IndexedDbRows();
    await rows.write(meera, 'notes', put('b'));
    expect([await rows.remove(meera), rows.waiting]).toEqual([false, 0]);
    opening.mockRestore();
    expect([await rows.remove(meera), await keysOf(rows)]).toEqual([true, []]);
  });

  it('keeps what a full disk refuses, and loses nothing of a change that fails halfway', async () => {
    const rows = new IndexedDbRows();
    await rows.write(meera, 'notes', put('a'));
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await rows.write(meera, 'notes', [...put('a', null), ...put('b')])).toBe(false);
    expect([await keysOf(rows), await keysOf(new IndexedDbRows())]).toEqual([['b'], ['a']]);
    writing.mockRestore();
    expect([await rows.write(meera, 'notes', []), await keysOf(new IndexedDbRows())]).toEqual([true, ['b']]);
  });

  it('leaves alone a database of a newer version', async () => {
    const request = indexedDb.open('device', 9);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    request.result.close();
    const rows = new IndexedDbRows();
    expect([await rows.write(meera, 'notes', put('a')), await keysOf(rows)]).toEqual([false, ['a']]);
  });
});

async function keysOf(rows: IndexedDbRows, account = meera): Promise<readonly string[]> {
  return (await rows.read(account, 'notes')).map(({ key }) => key.join('/'));
}

function refuseToOpen() {
  return vi.spyOn(indexedDb, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

/** Holds back the database until the test opens it. */
function openLate() {
  const open = indexedDb.open.bind(indexedDb);
  const request = new EventTarget() as IDBOpenDBRequest;
  vi.spyOn(indexedDb, 'open').mockReturnValueOnce(request);
  const openNow = () => {
    const real = open('device', 1);
    real.addEventListener('upgradeneeded', () => real.result.createObjectStore('rows', { keyPath: 'key' }));
    real.addEventListener('success', () => {
      Object.assign(request, { result: real.result });
      request.dispatchEvent(new Event('success'));
    });
  };
  return { openNow };
}
