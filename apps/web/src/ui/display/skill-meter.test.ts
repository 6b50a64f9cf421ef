import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SkillMeter } from './SkillMeter.tsx';

const meter = (held: readonly string[], missing: readonly string[]) =>
  renderToStaticMarkup(createElement(SkillMeter, { held, missing }));
const segments = (markup: string) =>
  [...markup.matchAll(/<i class="([^"]*)"/g)].map(([, names]) => /filled/.test(names ?? ''));

describe('the skill meter', () => {
  it('shows a segment per wanted skill, the held ones first, and names them', () => {
    const markup = meter(['SQL', 'R'], ['Excel']);
    expect(segments(markup)).toEqual([true, true, false]);
    const names = '2 of 3 skills. Has SQL, R. Not listed: Excel.';
    expect(markup).toContain(`role="img" aria-label="${names}" title="${names}"`);
    expect(markup).toContain('<strong>2</strong><span> of 3</span>');
  });

  it('shows empty segments if no skill is held', () => {
    expect(segments(meter([], ['SQL', 'Excel']))).toEqual([false, false]);
  });

  it('shows the share in five segments for more than eight skills', () => {
    const missing = Array.from({ length: 6 }, (_, index) => `skill ${index}`);
    expect(segments(meter(['a', 'b', 'c', 'd'], missing))).toEqual([true, true, false, false, false]);
  });
});
