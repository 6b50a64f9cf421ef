import { wireTable } from '@glo/adapters/wire/table';
import { seedRows } from '../seed/seed.ts';
import { type StandIn, startStandIn } from '../stand-in.ts';
import type { Exchange, Exchanges } from '../api-documents/exchange.ts';
import { Actor, type Ask } from './actor.ts';
import { createCalm } from './calm.ts';
import { askAboutCandidates, askAboutLookups } from './candidate-walk.ts';
import { askAboutCompany, askAboutHiring } from './recruiter-walk.ts';
import { askAboutNewAccount } from './account-walk.ts';

/** Makes a call as somebody, keeps question and answer, and returns the reply. */
export type Recorder = (who: Actor, name: string, ask?: Ask, title?: string) => Promise<unknown>;

/** The moment in which everything is recorded. */
const now = new Date('2026-11-02T09:00:00.000Z');

/**
 * Makes every call of both services against a stand-in of its own, with the made-up data the stand-in usually has, and returns
 * what was asked and answered: the same each time. Throws when a call is refused.
 */
export async function recordExchanges(): Promise<Exchanges> {
  const rows = seedRows({ seed: 1, candidates: 1000, now });
  const known = new Set(Object.values(rows).flatMap((collection) => collection.map(({ id }) => id)));
  const standIn = await startStandIn({
    rateLimit: 'off',
    clock: { now: () => now, time: now.getTime() },
    rows: () => rows,
  });
  const exchanges = new Map<string, Exchange[]>();
  const calm = createCalm(known);
  const record: Recorder = async (who, name, ask = {}, title = 'Success') => {
    const call = wireTable[name];
    if (call === undefined) throw new Error(`There is no call ${name}`);
    const answer = await who.ask(call, ask);
    const { params, query, body } = calm.ask(ask);
    const exchange: Exchange = {
      title,
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      status: answer.status,
      reply: calm.reply(answer.reply),
    };
    exchanges.set(name, [...(exchanges.get(name) ?? []), exchange]);
    return answer.reply;
  };
  try {
    await walk(standIn, record);
  } finally {
    await standIn.close();
  }
  return Object.fromEntries([...exchanges].sort(([a], [b]) => a.localeCompare(b)));
}

async function walk(standIn: StandIn, record: Recorder): Promise<void> {
  const recruiter = new Actor(standIn);
  const scene = await askAboutHiring(recruiter, record);
  await askAboutCandidates(recruiter, record, scene);
  await askAboutLookups(recruiter, record);
  await askAboutCompany(recruiter, record, scene);
  await askAboutNewAccount(standIn, record);
}
