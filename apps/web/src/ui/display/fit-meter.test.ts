import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FitMeter } from './FitMeter.tsx';

const meter = (met: number, known: number) =>
  renderToStaticMarkup(createElement(FitMeter, { met, known, text: '2 of 3, 1 unknown', detail: 'Missing: R.' }));
const segments = (markup: string) =>
  [...markup.matchAll(/<i class="([^"]*)"/g)].map(([, names]) => /filled/.test(names ?? ''));

describe('the fit meter', () => {
  it('shows a segment for each skill and criterion that is known, and tells the details', () => {
    const markup = meter(2, 3);
    expect(segments(markup)).toEqual([true, true, false]);
    expect(markup).toContain('role="img" aria-label="Missing: R." title="Missing: R."');
    expect(markup).toMatch(/<strong[^>]*>2 of 3, 1 unknown</);
  });

  it('shows empty segments if nothing is met', () => {
    expect(segments(meter(0, 2))).toEqual([false, false]);
  });

  it('shows the share in five segments for more than eight', () => {
    expect(segments(meter(4, 10))).toEqual([true, true, false, false, false]);
  });
});
