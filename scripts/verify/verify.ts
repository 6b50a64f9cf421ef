import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { wireTable } from '@glo/adapters/wire/table';
import type { Judgement } from '@glo/adapters/judge/judge';
import { openUrlTarget } from '../../tests/contract/targets/url.ts';
import { closingLine, readVitestReport } from '../reports.ts';
import { firstAnswers } from './first-answers.ts';
import { type CaseRun, isOdd, reportOf, tableOf } from './report.ts';

// `npm run verify -- --recruiter URL --candidate URL`: checks a backend against the contract with the cases of
// tests/contract.
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results');
const files = {
  cases: join(folder, 'verify-cases.json'),
  judgements: join(folder, 'verify-answers.jsonl'),
  report: join(folder, 'verify.json'),
};

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(withoutSecrets(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

async function verify(): Promise<number> {
  const { recruiter, candidate, allowWrites } = readArguments();
  const env = {
    ...process.env,
    CONTRACT_TARGET: 'url',
    CONTRACT_RECRUITER_URL: recruiter,
    CONTRACT_CANDIDATE_URL: candidate,
    CONTRACT_ALLOW_WRITES: allowWrites ? '1' : '',
    // Otherwise the cases would write to the worlds of a mock API.
    CONTRACT_CONTROL_URL: '',
    CONTRACT_REPORT: files.judgements,
  };
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(files)) rmSync(file, { force: true });
  await firstAnswers(await openUrlTarget({ ...env, CONTRACT_REPORT: '' }));

  console.log(`Testing ${recruiter} and ${candidate} ...`);
  const { stdout, stderr } = spawnSync(
    'vitest',
    ['run', 'tests/contract/contract.test.ts', '--reporter=json', `--outputFile=${files.cases}`],
    { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
  );
  if (!existsSync(files.cases)) throw new Error(`The cases did not run:\n${stdout}${stderr}`);

  const calls = reportOf(wireTable, readJudgements(), readCases());
  writeFileSync(files.report, withoutSecrets(JSON.stringify({ recruiter, candidate, allowWrites, calls }, null, 2)));
  console.log(withoutSecrets(tableOf(calls)));
  console.log(`\nReport as JSON: ${relative(process.cwd(), files.report)}`);
  console.log(closingLine(readVitestReport(files.cases)));
  return calls.some(isOdd) ? 1 : 0;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { recruiter: text, candidate: text, 'allow-writes': { type: 'boolean', default: false } },
  });
  const { recruiter, candidate, 'allow-writes': allowWrites } = values;
  if (recruiter === undefined || candidate === undefined) {
    throw new Error('Usage: npm run verify -- --recruiter URL --candidate URL [--allow-writes]');
  }
  return { recruiter, candidate, allowWrites };
}

function readJudgements(): Judgement[] {
  if (!existsSync(files.judgements)) return [];
  const lines = readFileSync(files.judgements, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Judgement);
}

function readCases(): CaseRun[] {
  const { testResults } = JSON.parse(readFileSync(files.cases, 'utf8')) as VitestCases;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages: [message = ''] }) => ({
      call: ancestorTitles.at(-1)?.split(' ', 1)[0] ?? '',
      title,
      status,
      // Later lines contain values from the backend.
      words: stripVTControlCharacters(message).split('\n', 1)[0]?.slice(0, 200) ?? '',
    })),
  );
}

interface VitestCases {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function withoutSecrets(text: string): string {
  const { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = process.env;
  const secrets = [email, password].filter((each) => each !== undefined && each !== '');
  return secrets.reduce<string>((cleaned, secret) => cleaned.replaceAll(secret ?? '', '***'), text);
}
