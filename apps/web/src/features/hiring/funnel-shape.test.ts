import { describe, expect, it } from 'vitest';
import { funnelShape } from './funnel-shape.ts';

describe('funnelShape', () => {
  it('draws each stage as high as its share of the first and flows into the next', () => {
    expect(funnelShape([27, 18, 6]).paths).toEqual([
      'M0 0H43C61 0 55 13.3 69 13.3V40H0z',
      'M69 13.3H101C119 13.3 113 31.1 127 31.1V40H69z',
      'M127 31.1H192V40H127z',
    ]);
  });

  it('has as many columns as stages', () => {
    expect(funnelShape([10, 5]).columns).toEqual([50, 100]);
    expect(funnelShape([10]).paths).toEqual(['M0 0H192V40H0z']);
  });

  it('keeps a line to see where nobody is, and never leaves its box', () => {
    expect(funnelShape([0, 0, 0]).paths[0]).toBe('M0 38.5H43C61 38.5 55 38.5 69 38.5V40H0z');
    expect(funnelShape([4, 0]).paths[1]).toBe('M96 38.5H192V40H96z');
    expect(funnelShape([4, 9]).paths[1]).toBe('M96 0H192V40H96z');
  });
});
