import type { ReplyOf } from '@glo/adapters/wire/call';
import type { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import type { Rows } from '../data/rows.ts';
import { keepJson, toJson } from '../http/kept-json.ts';
import { ofCandidates } from '../matching/of-candidates.ts';
import type { Reader } from '../store/store.ts';
import { writeCandidate } from './wire-candidate.ts';

type Reply = ReplyOf<typeof getCandidatesByIds>;

/** Ids in one list: pages are not longer. */
const longest = 100;

/** In the order of the ids; those nobody has are left out. */
const listOf = (store: Reader<Rows>, ids: readonly string[]): Reply => ({
  status: 201,
  applicants: ids
    .map((id) => store.get('candidates', id))
    .filter((row) => row !== undefined)
    .map(writeCandidate),
});

/** By what was asked for: as long as that is kept (http/kept-bodies.ts), so is the list. */
const keptLists = ofCandidates(() => new WeakMap<readonly string[], Reply>());

/** Students by their ids, as a list; one that is asked for again by the same object is there already. */
export function writeCandidates(store: Reader<Rows>, ids: readonly string[]): Reply {
  if (ids.length > longest) return listOf(store, ids);
  const lists = keptLists(store);
  const known = lists.get(ids);
  if (known !== undefined) return known;
  const list = listOf(store, ids);
  lists.set(ids, keepJson(list, toJson(list)));
  return list;
}
