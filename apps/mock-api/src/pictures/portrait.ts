import type { Gender } from '../data/rows.ts';
import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch, stops, svg } from './svg.ts';
import parts from './portrait-parts.json' with { type: 'json' };

/** Draws a face from a hash of the name, so that the name cannot be read back. */
export function portrait(name: string, gender: Gender): string {
  const hue = hueOf(name);
  const random = mulberry32(hash(`${name} face`));
  const isLikely = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const skin = pick(parts.skins);
  const shade = oklch(skin.lightness - 0.07, skin.chroma, skin.hue - 4);
  const line = oklch(Math.max(0.2, skin.lightness - 0.4), 0.04, 40);
  const hair = pick(parts.hairColors);
  const hairColor = oklch(hair.lightness, hair.chroma, hair.hue);
  const hasLongHair = gender === 'Female' || (gender === 'Others' && isLikely(0.5));
  const { back, front } = pick(hasLongHair ? parts.longHair : parts.shortHair);
  const hasBeard = gender === 'Male' && isLikely(0.4);
  const wear = oklch(0.5 + 0.2 * random(), 0.09, hue + 150 + 80 * random());
  const brow = 94 + 4 * random();
  const mouth = `<path d="${pick(parts.mouths)}"${hasBeard ? ` stroke="${oklch(0.85, 0.04, 30)}"` : ''}/>`;
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
      `<g fill="${hairColor}">${back}</g>`,
      `<path d="M36 224c2-38 30-54 76-54s74 16 76 54z" fill="${wear}"/>`,
      `<g fill="${shade}"><path d="M94 146h36v24c0 14-36 14-36 0z"/><circle cx="71" cy="108" r="9"/><circle cx="153" cy="108" r="9"/></g>`,
      `<path d="M72 98c0-30 16-46 40-46s40 16 40 46c0 36-16 60-40 60s-40-24-40-60z" fill="${oklch(skin.lightness, skin.chroma, skin.hue)}"/>`,
      hasBeard ? beard(hairColor) : '',
      `<g fill="${line}"><circle cx="96" cy="106" r="4"/><circle cx="128" cy="106" r="4"/></g>`,
      `<g fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round">`,
      `<path d="M88 ${brow.toFixed(1)}q8-5 16 0M120 ${brow.toFixed(1)}q8-5 16 0"/>`,
      `<path d="M112 108q-5 10 1 12" stroke-opacity=".5"/>${mouth}${isLikely(0.28) ? glasses : ''}</g>`,
      `<g fill="${hairColor}">${front}</g>`,
    ].join(''),
  );
}

const glasses =
  '<g stroke-width="2.5"><circle cx="96" cy="106" r="13"/><circle cx="128" cy="106" r="13"/><path d="M109 106h6M83 104l-10-3M141 104l10-3"/></g>';

function beard(color: string): string {
  return `<path d="M72 108c2 34 16 52 40 52s38-18 40-52c-6 14-14 18-24 16-6-4-26-4-32 0-10 2-18-2-24-16z" fill="${color}" fill-opacity=".86"/>`;
}
