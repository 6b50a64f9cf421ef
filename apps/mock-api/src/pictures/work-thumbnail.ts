import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch, round, stops, svg } from './svg.ts';

type Between = (least: number, most: number) => number;

const width = 200;
const height = 96;
const motifs: readonly ((between: Between) => string)[] = [waves, bars, bells, dots, terraces, orbits, network, trend];

export function workThumbnail(key: string, title: string): string {
  const hue = hueOf(title);
  const random = mulberry32(hash(key));
  const between: Between = (least, most) => round(least + (most - least) * random());
  const motif = motifs[Math.floor(random() * motifs.length)] ?? waves;
  const wash = stops([0, oklch(0.84, 0.065, hue)], [1, oklch(0.74, 0.09, hue + 30)]);
  return svg(
    width,
    height,
    `<defs><linearGradient id="g" x2="1" y2="1">${wash}</linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#g)"/><g color="${oklch(0.28, 0.08, hue)}">${motif(between)}</g>`,
  );
}

const lines = (content: string, opacity = 0.5) =>
  `<g fill="none" stroke="currentColor" stroke-opacity="${opacity}" stroke-linecap="round">${content}</g>`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

function waves(between: Between): string {
  const [a, b, c, d] = [between(6, 24), between(6, 30), between(-22, 6), between(-18, 10)];
  return lines(
    times(7, (i) => {
      const y = 34 + 10 * i;
      const calm = 1 - i / 8;
      const bend = (shift: number) => round(y + shift * calm);
      return `<path d="M-4 ${y}C30 ${bend(-a)} 52 ${bend(b)} 88 ${bend(2)}S150 ${bend(c)} 204 ${bend(d)}"/>`;
    }),
  );
}

function bars(between: Between): string {
  const strong = Math.floor(between(3, 14));
  const content = times(15, (i) => {
    const tall = round(Math.min(72, 10 + 3 * i * between(0.5, 1.3) + between(4, 18)));
    return `<rect x="${18 + 11 * i}" y="${height - tall}" width="6" height="${tall}" rx="1" fill-opacity="${i === strong ? 0.85 : 0.28}"/>`;
  });
  return `<g fill="currentColor">${content}</g>`;
}

function bells(between: Between): string {
  const bell = (x: number, top: number) =>
    `<path d="M${x - 78} 96C${x - 28} 96 ${x - 30} ${top} ${x} ${top}s28 ${96 - top} 78 ${96 - top}z" fill="currentColor" fill-opacity=".18" stroke="currentColor" stroke-opacity=".55"/>`;
  return bell(between(72, 94), between(26, 44)) + bell(between(104, 132), between(24, 48));
}

function dots(between: Between): string {
  const slope = between(0.12, 0.3);
  const content = times(38, (i) => {
    const x = round(14 + 4.6 * i + between(-3, 3));
    const y = round(84 - x * slope - between(0, 26));
    return `<circle cx="${x}" cy="${y}" r="${between(1.2, 3.4)}" fill-opacity="${between(0.25, 0.6)}"/>`;
  });
  return `<g fill="currentColor">${content}</g>${lines(`<path d="M10 ${round(72 - 10 * slope)}L190 ${round(72 - 190 * slope)}"/>`)}`;
}

function terraces(between: Between): string {
  const x = between(60, 140);
  const y = between(52, 72);
  return lines(
    times(7, (i) => {
      const half = 16 + 22 * i;
      const rise = round(0.46 * half);
      return `<path d="M${x} ${round(y - rise)}L${round(x + half)} ${y} ${x} ${round(y + rise)} ${round(x - half)} ${y}z"/>`;
    }),
  );
}

function orbits(between: Between): string {
  const x = between(60, 140);
  const rings = times(6, (i) => `<circle cx="${x}" cy="96" r="${14 + 14 * i}"/>`);
  const moons = times(4, (i) => {
    const angle = (Math.PI * between(15, 165)) / 180;
    const r = 28 + 14 * i;
    return `<circle cx="${round(x + r * Math.cos(angle))}" cy="${round(96 - r * Math.sin(angle))}" r="${between(2, 4)}"/>`;
  });
  return `${lines(rings)}<g fill="currentColor" fill-opacity=".75">${moons}</g>`;
}

function network(between: Between): string {
  const points = Array.from({ length: 11 }, (_, i) => ({ x: round(18 + 16.4 * i), y: between(20, 82) }));
  const edges = points.flatMap((from, i) =>
    [points[i + 1], points[i + 3]].map((to) =>
      to === undefined ? '' : `<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`,
    ),
  );
  const knots = points.map(({ x, y }, i) => `<circle cx="${x}" cy="${y}" r="${i % 4 === 0 ? 4 : 2.5}"/>`);
  return `${lines(edges.join(''), 0.35)}<g fill="currentColor" fill-opacity=".7">${knots.join('')}</g>`;
}

function trend(between: Between): string {
  let y = between(66, 82);
  const points = [`-4 ${y}`];
  for (let x = 14; x <= 204; x += 19) {
    y = round(Math.max(14, y - between(-8, 14)));
    points.push(`${x} ${y}`);
  }
  const line = `M${points.join('L')}`;
  const grid = times(4, (i) => `<path d="M0 ${24 + 20 * i}H200"/>`);
  return `${lines(grid, 0.15)}<path d="${line}V96H-4z" fill="currentColor" fill-opacity=".14"/>${lines(`<path d="${line}"/>`, 0.7)}`;
}
