import { runBench } from '../tests/performance/bench/bench.ts';

// Measures the stand-in and the browser against their bounds, or the parts that are named behind it; see docs/performance.md.
// A missed bound is printed, and is no failure.
await runBench((line) => console.log(line), process.argv.slice(2));
