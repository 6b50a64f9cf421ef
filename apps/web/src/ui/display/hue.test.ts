import { describe, expect, it } from 'vitest';
import { hueOf } from './hue.ts';

const names = ['Aarohi Deshmukh', 'Kabir Menon', 'Sana Qazi', 'Devansh Kulkarni', 'Ishita Sen', 'Thomas Varghese'];

describe('hueOf', () => {
  it('is the same for the same name, in any case', () => {
    expect(hueOf('Aarohi Deshmukh')).toBe(hueOf(' aarohi DESHMUKH '));
  });

  it('is a whole degree of the circle, for any text', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `student ${index}`);
    for (const name of [...names, ...many, '', 'अरोही', '李明', '🙂']) {
      const hue = hueOf(name);
      expect(Number.isInteger(hue) && hue >= 0 && hue < 360, `${name}: ${hue}`).toBe(true);
    }
  });

  it('tells people apart', () => {
    expect(new Set(names.map(hueOf)).size).toBe(names.length);
  });
});
