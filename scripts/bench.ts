import { runBench } from '../tests/performance/bench/bench.ts';
import { wantedOf } from '../tests/performance/bench/wanted.ts';
import { buildWeb } from './build-web.ts';

// Measures the stand-in and the web application against their bounds; see docs/performance.md. A missed bound is printed, and
// is no failure.
const wanted = wantedOf(process.argv.slice(2));
if (wanted.half !== 'stand-in' && process.env['WEB_DIST'] === undefined) await buildWeb();
await runBench(wanted, (line) => console.log(line));
