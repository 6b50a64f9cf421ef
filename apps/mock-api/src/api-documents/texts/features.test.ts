import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { apiDocuments } from '../documents.ts';
import { callTexts } from './features.ts';
import { fieldTexts } from './fields.ts';

describe('the texts of the documents', () => {
  it('say something about every call, and about no other', () => {
    expect([...callTexts.keys()].toSorted()).toEqual(Object.keys(wireTable).toSorted());
  });

  it('name where each call is specified', () => {
    for (const [name, { source }] of callTexts) expect(source, name).toMatch(/^Specification [12], section/);
  });

  it('say what a field is wherever it occurs, and say it of no other', () => {
    const said = new Map<string, unknown>();
    JSON.parse(`[${Object.values(apiDocuments()).join()}]`, (name, value: unknown) => {
      if (name !== 'properties') return value;
      for (const [field, schema] of Object.entries(value as Record<string, { description?: string }>)) {
        if (schema.description !== undefined) said.set(field, schema.description);
      }
      return value;
    });
    expect(Object.fromEntries(said)).toEqual(fieldTexts);
  });
});
