import type { StudentId } from '@glo/domain/shared/ids';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIndexedDb } from '../../testing/indexed-db.ts';
import { IndexedDbVerdicts } from './indexed-db-verdicts.ts';

const [meera, nisha] = [accountId('meera'), accountId('nisha')];
const designer = jobId('designer');
const [asha, bela] = [studentId('asha'), studentId('bela')];
const maybe = aVerdictRecord();
const closedAt = '2026-10-01T00:00:00.000Z';
const records = (...all: [StudentId, VerdictRecord | null][]) => new Map(all);
let indexedDb: IDBFactory;

beforeEach(() => {
  indexedDb = stubIndexedDb();
});

describe('a browser that refuses a database', () => {
  it.each<[string, () => void]>([
    ['has none', () => vi.stubGlobal('indexedDB', undefined)],
    ['blocks it', () => refuseToOpen('SecurityError')],
  ])('keeps verdicts for the visit if it %s', async (_, prepare) => {
    prepare();
    const verdicts = new IndexedDbVerdicts();
    expect([await verdicts.ofJob(meera, designer), verdicts.isForVisitOnly]).toEqual([new Map(), true]);
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    await verdicts.saveClosings(meera, new Map([[designer, closedAt]]));
    expect(await verdicts.ofJob(meera, designer)).toEqual(new Map([[asha, maybe]]));
    expect(await verdicts.ofAccount(meera)).toMatchObject(new Map([[designer, { closedAt }]]));
    expect((await new IndexedDbVerdicts().ofJob(meera, designer)).size).toBe(0);
  });

  it('waits three seconds for one that does not open, once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDb, 'open').mockReturnValue(new EventTarget() as never);
    const verdicts = new IndexedDbVerdicts();
    const saved = verdicts.save(meera, designer, new Map([[asha, maybe]]));
    await vi.advanceTimersByTimeAsync(3000);
    await saved;
    expect([await verdicts.count(meera), verdicts.isForVisitOnly]).toEqual([1, true]);
    vi.useRealTimers();
  });

  it('does not claim that it removed verdicts', async () => {
    await new IndexedDbVerdicts().save(meera, designer, new Map([[asha, maybe]]));
    const opening = refuseToOpen('UnknownError');
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, new Map([[bela, maybe]]));
    expect([await verdicts.removeAccount(meera), await verdicts.count(meera)]).toEqual([false, 0]);
    opening.mockRestore();
    expect([await verdicts.removeAccount(meera), verdicts.isForVisitOnly]).toEqual([true, false]);
    expect(await new IndexedDbVerdicts().count(meera)).toBe(0);
  });
});

describe('a full disk', () => {
  it('keeps later verdicts for the visit, beside the stored ones', async () => {
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    await verdicts.saveClosings(meera, new Map([[designer, closedAt]]));
    expect(verdicts.isForVisitOnly).toBe(false);
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await Promise.all([asha, bela].map((student) => verdicts.save(meera, designer, new Map([[student, maybe]]))));
    expect(verdicts.isForVisitOnly).toBe(true);
    expect(await verdicts.ofAccount(meera)).toEqual(
      new Map([[designer, { closedAt, records: new Map([asha, bela].map((student) => [student, maybe])) }]]),
    );
    writing.mockRestore();
    await verdicts.save(meera, designer, new Map([[studentId('chitra'), maybe]]));
    expect([...(await new IndexedDbVerdicts().ofJob(meera, designer)).keys()]).toEqual([asha]);
  });

  it('loses nothing of a change that fails halfway', async () => {
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    failPutOf(bela);
    await verdicts.save(meera, designer, records([asha, null], [bela, maybe]));
    expect([...(await verdicts.ofJob(meera, designer)).keys()]).toEqual([bela]);
    expect([...(await new IndexedDbVerdicts().ofJob(meera, designer)).keys()]).toEqual([asha]);
  });

  it('stores again after the account’s verdicts were removed, and for another account', async () => {
    const verdicts = new IndexedDbVerdicts();
    const writing = failPutOf(asha);
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    await verdicts.save(nisha, designer, new Map([[bela, maybe]]));
    expect(await new IndexedDbVerdicts().count(nisha)).toBe(1);
    writing.mockRestore();
    expect([await verdicts.removeAccount(meera), verdicts.isForVisitOnly]).toEqual([true, false]);
    await verdicts.save(meera, designer, new Map([[bela, maybe]]));
    expect(await new IndexedDbVerdicts().count(meera)).toBe(1);
  });
});

describe('a stored database', () => {
  it('is opened again after the browser or another tab has closed it', async () => {
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    const starting = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await verdicts.count(meera)).toBe(1);
    expect(starting).toHaveBeenCalledTimes(2);
    await deleteDatabase();
    expect([await verdicts.count(meera), verdicts.isForVisitOnly]).toEqual([0, false]);
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    expect(await new IndexedDbVerdicts().count(meera)).toBe(1);
  });

  it('is left alone if a newer version of the application has made it', async () => {
    const request = indexedDb.open('verdicts', 9);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    request.result.close();
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, new Map([[asha, maybe]]));
    expect([await verdicts.count(meera), verdicts.isForVisitOnly]).toEqual([1, true]);
  });

  it('skips rows that it cannot read', async () => {
    const verdicts = new IndexedDbVerdicts();
    const odd = { ...maybe, decision: 'strong-yes' } as never;
    await verdicts.save(meera, designer, records([asha, maybe], [bela, odd]));
    expect([...(await verdicts.ofJob(meera, designer)).keys()]).toEqual([asha]);
  });

  it('writes the changed rows only', async () => {
    const verdicts = new IndexedDbVerdicts();
    await verdicts.save(meera, designer, records([asha, maybe], [bela, maybe]));
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    await verdicts.save(meera, designer, new Map([[asha, aVerdictRecord({ rating: 2 })]]));
    expect(puts.mock.calls).toEqual([[expect.objectContaining({ student: asha, rating: 2 })]]);
  });
});

function refuseToOpen(name: string) {
  return vi.spyOn(indexedDb, 'open').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

function failPutOf(student: string) {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function write(this: IDBObjectStore, row) {
    if ((row as { student: string }).student === student) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, row);
  });
}

async function deleteDatabase(): Promise<void> {
  const request = indexedDb.deleteDatabase('verdicts');
  await new Promise((resolve) => request.addEventListener('success', resolve));
}
