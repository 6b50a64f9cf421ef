import { hash } from '../seed/numbers.ts';
import { hueOf, oklch } from './color.ts';
import marks from './logo-marks.json' with { type: 'json' };
import { svg } from './svg.ts';

export function companyLogo(name: string): string {
  const mark = marks[hash(`${name} mark`) % marks.length] ?? '';
  return svg(
    48,
    48,
    `<rect width="48" height="48" fill="${oklch(0.46, 0.085, hueOf(name))}"/>` +
      `<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`,
  );
}
