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
/** Characters of all kept lists and of what was asked for them. */
const most = 16 * 1024 * 1024;

/** Lists that were asked for last. */
class KeptLists {
  readonly #store: Reader<Rows>;
  readonly #lists = new Map<string, Reply>();
  #length = 0;

  constructor(store: Reader<Rows>) {
    this.#store = store;
  }

  of(ids: readonly string[]): Reply {
    if (ids.length > longest) return listOf(this.#store, ids);
    const key = JSON.stringify(ids);
    return this.#lists.get(key) ?? this.#keep(key, listOf(this.#store, ids));
  }

  #keep(key: string, list: Reply): Reply {
    const json = toJson(list);
    this.#length += key.length + json.length;
    if (this.#length > most) {
      this.#lists.clear();
      this.#length = key.length + json.length;
    }
    this.#lists.set(key, list);
    return keepJson(list, json);
  }
}

/** In the order of the ids; those nobody has are left out. */
const listOf = (store: Reader<Rows>, ids: readonly string[]): Reply => ({
  status: 201,
  applicants: ids
    .map((id) => store.get('candidates', id))
    .filter((row) => row !== undefined)
    .map(writeCandidate),
});

const keptLists = ofCandidates((store) => new KeptLists(store));

/** Students by their ids, as a list; one that is asked for again is there already. */
export const writeCandidates = (store: Reader<Rows>, ids: readonly string[]): Reply => keptLists(store).of(ids);
