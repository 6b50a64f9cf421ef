import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch } from './color.ts';
import { round, stops, svg } from './svg.ts';

export function cover(name: string): string {
  const hue = hueOf(name);
  const random = mulberry32(hash(name));
  const x = round(820 + 260 * random());
  const y = round(110 + 80 * random());
  const wash = stops(
    [0, oklch(0.95, 0.03, hue)],
    [0.6, oklch(0.885, 0.055, hue + 18)],
    [1, oklch(0.82, 0.075, hue + 44)],
  );
  const rings = [40, 80, 124, 172, 224, 280, 340].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return svg(
    1200,
    160,
    `<defs><linearGradient id="g">${wash}</linearGradient></defs><rect width="1200" height="160" fill="url(#g)"/>` +
      `<g fill="none" stroke="#fff" stroke-opacity=".55">${rings}</g>`,
  );
}
