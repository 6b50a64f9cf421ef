import { runBench } from '../tests/performance/bench/bench.ts';

// Measures the stand-in against its bounds; see docs/performance.md. A missed bound is printed, and is no failure.
await runBench((line) => console.log(line));
