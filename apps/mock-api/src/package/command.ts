import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { options, type Variables } from './options.ts';

const help = '--help';

/** `glo-stand-in`: serves until SIGINT or SIGTERM. A wrong option is told in a sentence, and the process ends with 1. */
export async function runCommand(args: readonly string[]): Promise<void> {
  if (args.includes(help)) return void process.stdout.write(usage());
  if (args.includes('--version')) return void process.stdout.write(`${manifest.version}\n`);
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    console.error(asked);
    process.exitCode = 1;
    return;
  }
  const { serveUntilStopped } = await import('./server.ts');
  process.stdout.write(await serveUntilStopped(asked));
}

/** A text is the sentence on what is wrong with them. */
function readArguments(args: readonly string[]): Variables | string {
  const known = options.map(({ flag }) => [flag.slice(2), { type: 'string' as const }]);
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(known), strict: false, tokens: true });
  const variables: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const typed = token.kind === 'option' ? token.rawName : token.value;
    const option = options.find(({ flag }) => flag === typed);
    if (token.kind === 'positional' || option === undefined) {
      return `There is no option "${typed}": npx glo-stand-in ${help} lists them all.`;
    }
    if (token.value === undefined || token.value === '') {
      return `${option.flag} needs a value, such as ${option.flag} ${option.value}.`;
    }
    variables[option.variable] = token.value;
  }
  return variables;
}

function usage(): string {
  const lines = options.map(({ flag, value, meaning }) => `  ${`${flag} <${value}>`.padEnd(44)}${meaning}`);
  return `glo-stand-in: the backend that recruiter applications are developed and tested against.\n\n${lines.join('\n')}\n`;
}
