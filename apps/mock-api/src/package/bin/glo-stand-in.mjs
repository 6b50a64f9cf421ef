#!/usr/bin/env node
// Plain JavaScript, since it runs on whatever Node is there: on one that is too old it hands over to the Node that the package brings along.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './end-with-parent.mjs';

const needed = 24;

if (majorOf(process.version) >= needed) await serve();
else handOver();

async function serve() {
  endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  const { runCommand } = await import(String(new URL('../dist/command.mjs', import.meta.url)));
  await runCommand(process.argv.slice(2));
}

function handOver() {
  const node = broughtAlong();
  const why = `glo-stand-in needs Node ${needed} or newer, and this is ${process.version}`;
  if (node === null) {
    console.error(
      `${why}: the package "node", which brings one, is not installed or its script was not run (npm rebuild node --ignore-scripts=false).`,
    );
    process.exit(1);
  }
  console.error(`${why}: the Node of its package "node" runs it.`);
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Where that Node is, if it runs. */
function broughtAlong() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const node = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    return majorOf(stdout ?? '') >= needed ? node : null;
  } catch {
    return null;
  }
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}
