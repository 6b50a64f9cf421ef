import * as z from 'zod/mini';
import { matches } from '../faults/path-pattern.ts';
import { pathOf, type Served } from './served.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const choice = (test: (text: string) => boolean, sentence: string) =>
  z.exactOptional(z.coerce.string().check(z.refine(test, sentence)));
const time = choice(
  (text) => z.iso.datetime({ offset: true }).safeParse(text).success,
  'Please give a time with its zone, such as 2026-03-01T09:00:00Z.',
);

/** Which requests are meant; in a query every value is a text. */
export const filterFields = {
  method: choice((text) => methods.includes(text), `Please choose one of ${methods.join(', ')}.`),
  path: choice(
    (text) => text.startsWith('/'),
    'Please give a path that begins with a slash, such as /api/recruiter/*.',
  ),
  status: choice(
    (text) => /^(?:[1-5](?:\d\d|xx)|none)$/.test(text),
    'Please give a status such as 404, all of a kind such as 4xx, or none for those without an answer.',
  ),
  since: time,
  until: time,
};
const filterShape = z.strictObject(filterFields);
export type Filter = z.infer<typeof filterShape>;

interface Criterion {
  readonly seen: (served: Served) => string;
  readonly holds: (wanted: string, seen: string) => boolean;
}

const momentOf = ({ at }: Served) => new Date(at).toISOString();
const criteria: Readonly<Record<keyof Filter, Criterion>> = {
  method: { seen: ({ method }) => method, holds: (wanted, seen) => wanted === seen },
  path: { seen: pathOf, holds: matches },
  status: {
    seen: ({ status }) => String(status ?? 'none'),
    holds: (wanted, seen) => (wanted.endsWith('xx') ? seen[0] === wanted[0] : seen === wanted),
  },
  since: { seen: momentOf, holds: (wanted, seen) => Date.parse(seen) >= Date.parse(wanted) },
  until: { seen: momentOf, holds: (wanted, seen) => Date.parse(seen) <= Date.parse(wanted) },
};

/** In words, what of a request is not as it is wanted; nothing for one that is meant. */
export const differences = (filter: Filter, served: Served): string[] =>
  (Object.keys(criteria) as (keyof Filter)[]).flatMap((name) => {
    const wanted = filter[name];
    const seen = criteria[name].seen(served);
    return wanted === undefined || criteria[name].holds(wanted, seen) ? [] : [`${name}: ${seen}, not ${wanted}`];
  });

export const isMeant = (filter: Filter, served: Served): boolean => differences(filter, served).length === 0;

/** Of the requests that are not meant the one that is most like those, the newest of several. */
export function nearestTo(filter: Filter, all: readonly Served[]): Served | undefined {
  let [nearest, least]: [Served | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const served of all) {
    const distance = differences(filter, served).length + pathDistance(filter.path, pathOf(served));
    const isAlike = filter.path === undefined || pathDistance(filter.path, pathOf(served)) < 1;
    if (isAlike && distance <= least && !isMeant(filter, served)) [nearest, least] = [served, distance];
  }
  return nearest;
}

/** The share of its parts that differ: 0 for the same path, 1 for quite another. */
function pathDistance(wanted: string | undefined, path: string): number {
  if (wanted === undefined || matches(wanted, path)) return 0;
  const [asked, seen] = [wanted.split('/').slice(1), path.split('/').slice(1)];
  const same = asked.filter((part, place) => part === seen[place] || (seen[place] && /^(?::|\*)/.test(part)));
  return 1 - same.length / Math.max(asked.length, seen.length);
}
