import { describe, expect, it } from 'vitest';
import { KeySequence } from './key-sequence.ts';

describe('two keys', () => {
  it('are a shortcut when the second comes within a second and a half, which ends it', () => {
    const sequence = new KeySequence();
    expect(sequence.add('g', 0)).toEqual(['g']);
    expect(sequence.add('s', 1500)).toEqual(['g s', 's']);
    sequence.end();
    expect(sequence.add('s', 1600)).toEqual(['s']);
  });

  it('are two keys when the second comes later', () => {
    const sequence = new KeySequence();
    sequence.add('g', 0);
    expect(sequence.add('s', 1501)).toEqual(['s']);
  });

  it('begin anew with each key', () => {
    const sequence = new KeySequence();
    sequence.add('g', 0);
    expect(sequence.add('g', 100)).toEqual(['g g', 'g']);
    expect(sequence.add('d', 200)).toEqual(['g d', 'd']);
  });
});
