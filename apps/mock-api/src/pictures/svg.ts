export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

export function stops(...list: [offset: number, color: string][]): string {
  return list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
