/** Reads every file of a data folder and parses every line of it: the least that opening the folder can cost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const values: unknown[] = [];
for (const name of readdirSync(folder).filter((each) => each.endsWith('.jsonl'))) {
  const bytes = readFileSync(join(folder, name));
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    values.push(JSON.parse(bytes.toString('utf8', start, end)));
    start = end + 1;
  }
}
process.stdout.write(`${values.length}\n`);
