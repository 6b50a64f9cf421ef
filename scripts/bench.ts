import { isHalf, runBench } from '../tests/performance/bench/bench.ts';
import { buildWeb } from './build-web.ts';

// Measures the mock API and the web application (docs/performance.md). A missed bound does not fail the command.
const [half, part = ''] = process.argv.slice(2);
if (half !== undefined && !isHalf(half)) throw new Error(`There is no half "${half}". Use mock-api or browser.`);
if (half !== 'mock-api' && process.env['WEB_DIST'] === undefined) await buildWeb();
await runBench({ half, part }, (line) => console.log(line));
