import type { Gender } from '../data/rows.ts';
import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch } from './colour.ts';
import { stops, svg } from './svg.ts';

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Hair = readonly [back: string, front: string];

// biome-ignore format: a list reads better in rows
const skins: readonly Colour[] = [
  [0.84, 0.05, 66], [0.76, 0.065, 62], [0.68, 0.075, 58], [0.6, 0.075, 54], [0.52, 0.07, 50], [0.44, 0.06, 48],
];
// biome-ignore format: a list reads better in rows
const hairColours: readonly Colour[] = [
  [0.2, 0.02, 60], [0.24, 0.02, 280], [0.27, 0.03, 45], [0.32, 0.045, 50], [0.38, 0.06, 55],
];

const bob = '<path d="M72 96c2-32 18-46 40-46s38 14 40 46c-10-22-22-30-40-30S80 74 72 96z"/>';
const curls =
  '<path d="M70 98c-10-22-2-44 12-48 4-14 26-18 36-10 14-6 30 4 32 18 10 8 10 26 4 40l-8-24c-10-8-22-4-34-6-12 4-24 0-34 6z"/>';
const longHair: readonly Hair[] = [
  [
    '<path d="M62 108C58 50 84 36 112 36s54 14 50 72c-1 24 4 46 8 58H54c4-12 9-34 8-58z"/>',
    '<path d="M72 98c0-34 18-48 42-48 22 0 38 14 38 46-20-4-34-12-42-26-6 14-20 24-38 28z"/>',
  ],
  ['<path d="M66 104C62 56 84 38 112 38s50 18 46 66c-2 20-4 34-8 44H74c-4-10-6-24-8-44z"/>', bob],
  ['<path d="M64 112c-6-54 18-74 48-74s54 20 48 74c14 18 4 46-8 58H72c-12-12-22-40-8-58z"/>', bob],
  [
    '<circle cx="112" cy="36" r="18"/><path d="M68 104c-4-44 16-62 44-62s48 18 44 62z"/>',
    '<path d="M72 96c0-30 16-46 40-46s40 16 40 46c-8-20-20-28-40-28S80 76 72 96z"/>',
  ],
  ['', curls],
];
const shortHair: readonly Hair[] = [
  ['', '<path d="M70 96c-6-34 12-56 42-56s48 22 42 56c-4-14-8-22-14-26-18 4-38 4-54-2-8 6-12 16-16 28z"/>'],
  ['', '<path d="M70 94c-4-30 10-54 44-54 28 0 44 20 40 54l-8-22c-24 2-44-2-58-12-4 12-12 20-18 34z"/>'],
  ['', curls],
  ['', '<path d="M72 88c0-28 16-44 40-44s40 16 40 44c-6-16-20-24-40-24s-34 8-40 24z"/>'],
];
const mouths = ['M100 132q12 10 24 0', 'M99 131q13 14 26 0z', 'M102 133q10 6 20 0', 'M101 133q12 4 22-1'];

/** Draws a face from a hash of the name: no likeness of a real person, and the name cannot be read back. */
export function portrait(name: string, gender: Gender): string {
  const hue = hueOf(name);
  const random = mulberry32(hash(`${name} face`));
  const isLikely = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const [lightness, chroma, skinHue] = pick(skins);
  const shade = oklch(lightness - 0.07, chroma, skinHue - 4);
  const line = oklch(Math.max(0.2, lightness - 0.4), 0.04, 40);
  const hairColour = oklch(...pick(hairColours));
  const hasLongHair = gender === 'Female' || (gender === 'Others' && isLikely(0.5));
  const [back, front] = pick(hasLongHair ? longHair : shortHair);
  const hasBeard = gender === 'Male' && isLikely(0.4);
  const wear = oklch(0.5 + 0.2 * random(), 0.09, hue + 150 + 80 * random());
  const brow = 94 + 4 * random();
  const mouth = `<path d="${pick(mouths)}"${hasBeard ? ` stroke="${oklch(0.85, 0.04, 30)}"` : ''}/>`;
  const light = stops(
    [0, oklch(0.965, 0.032, hue)],
    [0.55, oklch(0.885, 0.065, hue + 18)],
    [1, oklch(0.8, 0.088, hue + 44)],
  );

  return svg(
    224,
    224,
    [
      `<defs><radialGradient id="g" cx=".26" cy=".14" r="1.1">${light}</radialGradient></defs>`,
      '<rect width="224" height="224" fill="url(#g)"/>',
      `<g fill="${hairColour}">${back}</g>`,
      `<path d="M36 224c2-38 30-54 76-54s74 16 76 54z" fill="${wear}"/>`,
      `<g fill="${shade}"><path d="M94 146h36v24c0 14-36 14-36 0z"/><circle cx="71" cy="108" r="9"/><circle cx="153" cy="108" r="9"/></g>`,
      `<path d="M72 98c0-30 16-46 40-46s40 16 40 46c0 36-16 60-40 60s-40-24-40-60z" fill="${oklch(lightness, chroma, skinHue)}"/>`,
      hasBeard ? beard(hairColour) : '',
      `<g fill="${line}"><circle cx="96" cy="106" r="4"/><circle cx="128" cy="106" r="4"/></g>`,
      `<g fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round">`,
      `<path d="M88 ${brow.toFixed(1)}q8-5 16 0M120 ${brow.toFixed(1)}q8-5 16 0"/>`,
      `<path d="M112 108q-5 10 1 12" stroke-opacity=".5"/>${mouth}${isLikely(0.28) ? glasses : ''}</g>`,
      `<g fill="${hairColour}">${front}</g>`,
    ].join(''),
  );
}

const glasses =
  '<g stroke-width="2.5"><circle cx="96" cy="106" r="13"/><circle cx="128" cy="106" r="13"/><path d="M109 106h6M83 104l-10-3M141 104l10-3"/></g>';

function beard(colour: string): string {
  return `<path d="M72 108c2 34 16 52 40 52s38-18 40-52c-6 14-14 18-24 16-6-4-26-4-32 0-10 2-18-2-24-16z" fill="${colour}" fill-opacity=".86"/>`;
}
