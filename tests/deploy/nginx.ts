import { execFileSync, spawn } from 'node:child_process';
import { getServers } from 'node:dns';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { writeImageFiles } from '../../apps/web/server/image-files.ts';
import { freePort } from '../../apps/mock-api/src/testing/free-port.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

export interface Builds {
  readonly web: string;
  /** The previous build, whose scripts stay available. */
  readonly earlier?: string;
  readonly port?: number;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Waits for open requests. Returns what nginx wrote to standard error. */
  stop(): Promise<string>;
}

type Environment = Readonly<Record<string, string>>;

const sources = join(import.meta.dirname, '../../apps/web/server');

/** Fills in the templates as docker-entrypoint.sh and 20-envsubst-on-templates.sh of the nginx image do. */
const entrypoint = `
set -eu
. "${sources}/16-settings.envsh"
names=$(printf '\${%s} ' $(env | sed -n 's/^\\(GLO_[A-Z_]*\\)=.*/\\1/p'))
cd "$TEMPLATES"
find . -type f -name '*.template' | while read -r template; do
  target="$NGINX_ENVSUBST_OUTPUT_DIR/\${template%.template}"
  mkdir -p "$(dirname "$target")"
  envsubst "$names" < "$template" > "$target"
done
`;

/** Starts the installed nginx with the templates of the web image. It runs until the test has finished. */
export async function aRunningNginx({ web, earlier, port: given }: Builds, env: Environment = {}): Promise<Running> {
  const port = given ?? (await freePort());
  const [app, prefix] = [tempFolder(), tempFolder()];
  await writeImageFiles(web, app);
  symlinkSync(join(sources, 'answers'), join(app, 'answers'));
  if (earlier !== undefined) symlinkSync(earlier, join(app, 'earlier'));
  const templates = join(app, 'templates');
  const configuration = readFileSync(join(sources, 'nginx.conf.template'), 'utf8');
  writeFileSync(join(templates, 'nginx.conf.template'), configuration.replaceAll(' /app', ` ${app}`));
  execFileSync('sh', ['-c', entrypoint], {
    env: {
      PATH: process.env.PATH,
      NGINX_LOCAL_RESOLVERS: getServers()
        .map((server) => (isIPv6(server) ? `[${server}]` : server))
        .join(' '),
      ...env,
      PORT: String(port),
      TEMPLATES: templates,
      NGINX_ENVSUBST_OUTPUT_DIR: prefix,
    },
  });
  // Under root, workers would drop to another user and could not read the folders of the test.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = spawn('nginx', ['-p', prefix, '-e', 'stderr', '-c', 'nginx.conf', ...user], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = text(nginx.stderr);
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    return complaints;
  };
  onTestFinished(async () => void (await stop()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${await complaints}`);
  }
  return { url, port, stop };
}
