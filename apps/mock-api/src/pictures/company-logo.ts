import { hash } from '../seed/numbers.ts';
import { hueOf, oklch } from './colour.ts';
import { svg } from './svg.ts';

/** Marks of white strokes on a field of 48 by 48. */
const marks: readonly string[] = [
  '<path d="M11 19c4.3 0 4.3 3 8.7 3s4.3-3 8.6-3 4.3 3 8.7 3"/><path d="M11 27c4.3 0 4.3 3 8.7 3s4.3-3 8.6-3 4.3 3 8.7 3" stroke-opacity=".65"/>',
  '<path d="M12 34 24 13l12 21z"/><path d="M18.5 34 24 24.5 29.5 34" stroke-opacity=".65"/>',
  '<circle cx="24" cy="24" r="11.5"/><circle cx="24" cy="24" r="5" stroke-opacity=".65"/>',
  '<path d="M13 35a22 22 0 0 1 22-22"/><path d="M20.5 35A14.5 14.5 0 0 1 35 20.5" stroke-opacity=".65"/><path d="M28 35a7 7 0 0 1 7-7"/>',
  '<path d="M14 34V24M21 34V18M28 34V27"/><path d="M35 34V13" stroke-opacity=".65"/>',
  '<path d="m24 12 10.4 6v12L24 36l-10.4-6V18z"/><path d="M24 24v12M24 24l10.4-6M24 24l-10.4-6" stroke-opacity=".65"/>',
  '<path d="M13 35C13 22 21 13 35 13c0 13-8 22-22 22z"/><path d="M13 35 26 22" stroke-opacity=".65"/>',
  '<path d="M17 13v22M31 13v22"/><path d="M17 24h14" stroke-opacity=".65"/>',
  '<path d="M24 12v24M12 24h24"/><path d="m15.5 15.5 17 17M32.5 15.5l-17 17" stroke-opacity=".65"/>',
  '<path d="M12 30h24"/><path d="M16 30a8 8 0 0 1 16 0"/><path d="M24 13v4M13.5 18.5l2.5 2.5M34.5 18.5 32 21" stroke-opacity=".65"/>',
  '<rect x="13" y="13" width="14" height="14" rx="2"/><rect x="21" y="21" width="14" height="14" rx="2" stroke-opacity=".65"/>',
  '<path d="M13 29 20 20l6 6 9-12"/><path d="M13 35h22" stroke-opacity=".65"/>',
];

export function companyLogo(name: string): string {
  const mark = marks[hash(`${name} mark`) % marks.length] ?? '';
  return svg(
    48,
    48,
    `<rect width="48" height="48" fill="${oklch(0.46, 0.085, hueOf(name))}"/>` +
      `<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`,
  );
}
