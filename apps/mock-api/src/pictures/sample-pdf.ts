const pageWidth = 595;
const pageHeight = 842;
const margin = 64;
const leading = 18;
const linesOnPage = 36;
const lineLength = 84;

export function renderPdf(title: string, lines: readonly string[]): Uint8Array {
  const wrapped = lines.flatMap((line) => wrap(line));
  const pages: string[] = [];
  for (let first = 0; first === 0 || first < wrapped.length; first += linesOnPage) {
    pages.push(pageContent(first === 0 ? title : '', wrapped.slice(first, first + linesOnPage)));
  }
  return assemble(pages, title);
}

function assemble(pages: readonly string[], title: string): Uint8Array {
  const pageObject = (index: number) => 5 + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${pageObject(i)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Contents ${pageObject(i) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

function pageContent(title: string, lines: readonly string[]): string {
  const top = pageHeight - margin - 20;
  const heading = title === '' ? '' : `BT /F1 20 Tf ${margin} ${top} Td ${literal(title)} Tj ET\n`;
  const body = lines.map((line) => `${literal(line)} Tj T*`).join('\n');
  return `${heading}BT /F1 11 Tf ${leading} TL ${margin} ${top - 2 * leading} Td\n${body}\nET`;
}

function literal(text: string): string {
  return `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`;
}

function wrap(line: string): string[] {
  const wrapped = [''];
  for (const word of line.split(' ')) {
    const last = wrapped.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > lineLength) wrapped.push(word);
    else wrapped[wrapped.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return wrapped;
}
