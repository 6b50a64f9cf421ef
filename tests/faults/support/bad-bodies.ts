import { oddValues } from './odd-values.ts';
import type { Random } from './random.ts';

type Path = readonly (string | number)[];

export function withOddValues(random: Random, body: unknown): unknown {
  let changed = body;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.pick(pathsIn(changed));
    changed = changeAt(changed, at, () => random.pick(oddValues));
  }
  return changed;
}

export function withoutRandomValue(random: Random, body: unknown): unknown {
  const [first = [], ...inside] = pathsIn(body);
  return changeAt(body, inside.length === 0 ? first : random.pick(inside), () => undefined);
}

/** A text that no row may contain. */
export const stowaway = 'stowaway';

/** Property names of rows and of every object. */
export const extraKeys: readonly string[] = [
  'id',
  '_id',
  'accountId',
  'recruiterId',
  'companyId',
  'createdBy',
  'createdAt',
  'verified',
  'isCompanyAdmin',
  'googleSignedIn',
  'passwordHash',
  'wonBy',
  'expiresAt',
  'wrongTries',
  'documents',
  'status',
  'job_status',
  'applicants',
  'viewedApplicants',
  'candidateIds',
  'profilePicture',
  'kind',
  'toString',
  'hasOwnProperty',
  'prototype',
  stowaway,
];

export function withExtraKeys(random: Random, body: unknown): unknown {
  const objects = pathsIn(body).filter((path) => isObject(valueAt(body, path)));
  const extras = Array.from({ length: 1 + random.below(4) }, () => [
    random.pick(extraKeys),
    random.pick<unknown>([stowaway, [stowaway], { [stowaway]: stowaway }]),
  ]);
  return changeAt(body, random.pick(objects), (value) => ({
    ...Object.fromEntries(extras),
    ...(isObject(value) ? value : {}),
  }));
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.slice(0, 20).flatMap((item, at) => pathsIn(item, [...path, at]))];
  if (!isObject(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? changeAt(item, rest, change) : item));
  if (!isObject(value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
