/** Reads a file and parses its lines. This is the minimum cost of loading the rows. */
import { readFileSync } from 'node:fs';

const [file = ''] = process.argv.slice(2);
const values: unknown[] = [];
const bytes = readFileSync(file);
for (let start = 0; start < bytes.length; ) {
  const end = bytes.indexOf('\n', start);
  values.push(JSON.parse(bytes.toString('utf8', start, end)));
  start = end + 1;
}
process.stdout.write(`${values.length}\n`);
