import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import type { StudentId } from '@glo/domain/shared/ids';
import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { MemoryRows } from '@glo/domain/testing/device';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubIndexedDb } from '../../testing/indexed-db.ts';
import { IndexedDbRows } from './indexed-db-rows.ts';

const [meera, nisha] = [accountId('meera'), accountId('nisha')];
const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const [asha, bela] = [studentId('asha'), studentId('bela')];
const maybe = aVerdictRecord();
const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Moves' });
const closedAt = '2026-10-01T00:00:00.000Z';
const records = (...all: [StudentId, VerdictRecord | null][]) => new Map(all);
const bothClosed = new Map([designer, analyst].map((job) => [job, closedAt] as const));

/** Creates an empty browser, and returns a function that opens its content as a reloaded page would. */
const adapters: Readonly<Record<string, () => () => Verdicts>> = {
  IndexedDbRows: () => () => new Verdicts(new IndexedDbRows()),
  MemoryRows: () => {
    const rows = new MemoryRows();
    return () => new Verdicts(rows);
  },
};

beforeEach(() => void stubIndexedDb());

describe.each(Object.entries(adapters))('verdicts in %s', (_, open) => {
  it('returns what was saved, by account and job', async () => {
    const openAgain = open();
    await openAgain().save(meera, designer, records([asha, maybe], [bela, rejected]));
    await openAgain().save(meera, analyst, records([asha, rejected]));
    await openAgain().save(nisha, designer, records([asha, rejected]));
    const verdicts = openAgain();
    expect(await verdicts.ofJob(meera, designer)).toEqual(records([asha, maybe], [bela, rejected]));
    expect(await verdicts.ofAccount(meera)).toEqual(
      new Map([
        [designer, records([asha, maybe], [bela, rejected])],
        [analyst, records([asha, rejected])],
      ]),
    );
    expect([...(await verdicts.ofAccount(nisha)).keys()]).toEqual([designer]);
  });

  it('replaces, adds and removes records in one call and leaves the others', async () => {
    const verdicts = open()();
    const chitra = studentId('chitra');
    await verdicts.save(meera, designer, records([asha, maybe], [bela, maybe]));
    await verdicts.save(meera, designer, records([asha, null], [chitra, rejected], [studentId('dev'), null]));
    expect(await verdicts.ofJob(meera, designer)).toEqual(records([bela, maybe], [chitra, rejected]));
    await verdicts.save(meera, designer, records([bela, null], [chitra, null]));
    expect(await verdicts.ofAccount(meera)).toEqual(new Map());
  });

  it.each(['', 'a b', 'ä', '\uffff', '__proto__'])('keeps apart ids that start alike: "%s"', async (more) => {
    const verdicts = open()();
    await verdicts.save(meera, jobId(`job${more}`), records([asha, maybe]));
    await verdicts.save(meera, jobId(`job${more}2`), records([asha, rejected]));
    await verdicts.save(accountId(`meera${more}2`), jobId(`job${more}`), records([asha, rejected]));
    expect(await verdicts.ofJob(meera, jobId(`job${more}`))).toEqual(records([asha, maybe]));
    expect((await verdicts.ofAccount(meera)).size).toBe(2);
  });

  it('keeps the closings of jobs', async () => {
    const verdicts = open()();
    await verdicts.saveClosings(meera, bothClosed);
    expect(await verdicts.closings(meera)).toEqual(bothClosed);
    await verdicts.saveClosings(meera, new Map([[designer, null]]));
    expect(await verdicts.closings(meera)).toEqual(new Map([[analyst, closedAt]]));
    expect((await verdicts.closings(nisha)).size).toBe(0);
  });

  it('removes jobs with their closings', async () => {
    const verdicts = open()();
    for (const job of [designer, analyst]) await verdicts.save(meera, job, records([asha, maybe]));
    await verdicts.saveClosings(meera, bothClosed);
    await verdicts.removeJobs(meera, [designer, jobId('unknown')]);
    expect([...(await verdicts.ofAccount(meera)).keys()]).toEqual([analyst]);
    expect([...(await verdicts.closings(meera)).keys()]).toEqual([analyst]);
  });
});
