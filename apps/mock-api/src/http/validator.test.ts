import { wireTable } from '@glo/adapters/wire/table';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { parse } from './validator.ts';

const listsOf = (body: z.core.$ZodType): readonly string[] =>
  body instanceof z.ZodMiniObject
    ? Object.entries(body.shape).flatMap(([field, schema]) => {
        const inner = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
        return inner instanceof z.ZodMiniArray ? [field] : [];
      })
    : [];

const lists = Object.entries(wireTable).flatMap(([name, { body }]) =>
  body === undefined ? [] : listsOf(body).map((field) => ({ name, field, body })),
);

describe.each(lists)('the list $field of $name', ({ field, body }) => {
  it.each([[1], [null], ['x'.repeat(100)], [{ city: 1 }]])(
    'is read up to the first mistake in many items like %j',
    (item) => {
      const mistakes = parse(body, { [field]: Array.from({ length: 1000 }, () => item) }).error?.issues ?? [];
      expect(mistakes.filter(({ path }) => path[0] === field).length).toBeLessThanOrEqual(1);
    },
  );
});

it('finds the lists with many ids', () => {
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['getCandidatesByIds', 'filterCandidates']));
});
