import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch } from './colour.ts';
import { round, stops, svg } from './svg.ts';

/** A square portrait, meant to be cut to a disc: a soft light from the upper left in the person's hue, and initials. */
export function portrait(name: string): string {
  const hue = hueOf(name);
  const light = stops(
    [0, oklch(0.965, 0.032, hue)],
    [0.55, oklch(0.885, 0.065, hue + 18)],
    [1, oklch(0.8, 0.088, hue + 44)],
  );
  const letters = initials(name);
  const text = `x="112" y="112" dy=".36em" text-anchor="middle" font-family="-apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, system-ui, sans-serif"`;
  return svg(
    224,
    224,
    `<defs><radialGradient id="g" cx=".26" cy=".14" r="1.1">${light}</radialGradient></defs>` +
      '<rect width="224" height="224" fill="url(#g)"/>' +
      `<text ${text} font-size="64" font-weight="600" letter-spacing="1" fill="${oklch(0.3, 0.085, hue + 24)}">${letters}</text>`,
  );
}

/** A wide cover in the same hue: a gradient with rings around a point near the right edge. */
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

/** The first letters of the first and the last word; letters only, so that no name can bring markup in. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
