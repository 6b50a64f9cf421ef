/** A picture with the given viewBox size, filling whatever box it is shown in. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** A gradient's stops: share of the way and colour. */
export function stops(...list: [offset: number, colour: string][]): string {
  return list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
}

/** A coordinate with one decimal at most. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
