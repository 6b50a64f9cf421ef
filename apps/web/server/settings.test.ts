import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

type Environment = Readonly<Record<string, string>>;

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(import.meta.dirname, '16-settings.envsh');

/** Sources the script as docker-entrypoint.sh does. Returns the variables that it exports, or what it complains about. */
function read(env: Environment) {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', `. "${script}"; env -0`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NGINX_ENVSUBST_OUTPUT_DIR: folder, NGINX_LOCAL_RESOLVERS: '127.0.0.11', ...env },
  });
  const pairs = stdout.split('\0').map((pair) => pair.split(/=(.*)/s));
  return { status, complaint: stderr, variables: Object.fromEntries(pairs.map(([name, value]) => [name, value])) };
}

const upstreams = { UPSTREAM_RECRUITER: 'https://one.acme.example/r/', UPSTREAM_CANDIDATE: 'http://[::1]:8080' };
const header = { NOTIFICATION_HEADER_NAME: 'X-Api-Key', NOTIFICATION_HEADER_VALUE: 'secret' };
const withLine = (text: string) => `${text}\nserver { }`;

describe.skipIf(process.platform === 'win32')('the settings of the web image', () => {
  it('are executable, because the entrypoint of nginx ignores other files', () => {
    expect(statSync(script).mode & 0o111).toBe(0o111);
  });

  it('export every variable of the templates', () => {
    const templates = ['nginx.conf.template', 'image-files.ts'].map((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    );
    const used = new Set(templates.flatMap((text) => text.match(/GLO_[A-Z_]+/g)));
    const exported = Object.keys(read({}).variables).filter((name) => name.startsWith('GLO_'));
    expect(new Set(exported)).toEqual(used);
  });

  it('pass requests on below the bases of the services', () => {
    expect(read(upstreams)).toMatchObject({
      status: 0,
      complaint: '',
      variables: {
        GLO_RECRUITER_BASE: '/api/recruiter',
        GLO_RECRUITER_TARGET: 'proxy_pass https://one.acme.example/r$recruiter_call;',
        GLO_RECRUITER_HOST_TARGET: 'proxy_pass https://one.acme.example$request_uri;',
        GLO_CANDIDATE_BASE: '/api/v1/mobile',
        GLO_CANDIDATE_TARGET: 'proxy_pass http://[::1]:8080$candidate_call;',
        GLO_SESSION_END_PATH: '/session/end',
      },
    });
  });

  it('escape what the page and nginx read as text', () => {
    const name = `a"b\\c <i> 'd' $e \${GLO_PORT};{} # ü`;
    const { variables } = read({
      ...upstreams,
      ...header,
      PRODUCT_NAME: name,
      NOTIFICATION_HEADER_VALUE: `a"b\\c$d;{}'`,
    });
    expect(JSON.parse(`"${variables['GLO_PRODUCT_NAME']}"`)).toBe(name);
    expect(variables['GLO_PRODUCT_NAME']).not.toContain('<');
    expect(variables['GLO_NOTIFICATION_HEADER_VALUE']).toBe(`a\\"b\\\\c\${dollar}d;{}'`);
  });

  it('override variables of that name in the environment', () => {
    const { variables } = read({
      GLO_PORT: '1; }',
      GLO_MEDIA_SOURCES: '; script-src *',
      GLO_POLICY: '../../etc/passwd',
    });
    expect(variables).toMatchObject({ GLO_PORT: '4000', GLO_MEDIA_SOURCES: '', GLO_POLICY: 'page' });
  });

  it.each<[Environment, RegExp]>([
    [{ PORT: '0' }, /^PORT must be a port from 1 to 65535, not "0"\.$/],
    [{ PORT: '65536' }, /^PORT must be/],
    [{ PORT: '4000;' }, /^PORT must be/],
    [{ PORT: withLine('4000') }, /^PORT must be one line without control characters\.$/],
    [{ PRODUCT_NAME: withLine('Glo') }, /^PRODUCT_NAME must be one line/],
    [{ PRODUCT_NAME: 'Glo\u001b[2J' }, /^PRODUCT_NAME must be one line/],
    [{ MEDIA_HOSTS: 'https://a.example;' }, /^MEDIA_HOSTS must be/],
    [{ MEDIA_HOSTS: 'https://a.example,*' }, /^MEDIA_HOSTS must be/],
    [{ MEDIA_HOSTS: 'https://a.example/$host' }, /^MEDIA_HOSTS must be/],
    [{ MEDIA_HOSTS: withLine('https://a.example') }, /^MEDIA_HOSTS must be/],
    [{ RECRUITER_API_BASE: 'https://a.example;x' }, /^RECRUITER_API_BASE must be/],
    [{ RECRUITER_API_BASE: '//a.example' }, /^RECRUITER_API_BASE must be/],
    [{ RECRUITER_API_BASE: '/api"' }, /^RECRUITER_API_BASE must be/],
    [{ CANDIDATE_API_BASE: `https://a.example'` }, /^CANDIDATE_API_BASE must be/],
    [{ CANDIDATE_API_BASE: '/api</script>' }, /^CANDIDATE_API_BASE must be/],
    [{ SESSION_END_URL: 'https://a.example"' }, /^SESSION_END_URL must be/],
    [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must be/],
    [{ SUPPORT_EMAIL: '"a b"@acme.example' }, /^SUPPORT_EMAIL must be/],
    [
      { SECURITY_CONTACT: 'http://acme.example/security' },
      /^SECURITY_CONTACT must be an email address or an https address/,
    ],
    [{ SECURITY_CONTACT: 'security@acme.example"; return 200 "x' }, /^SECURITY_CONTACT must be/],
    [{ SECURITY_CONTACT: withLine('security@acme.example') }, /^SECURITY_CONTACT must be one line/],
    [{ API_CREDENTIALS: 'yes' }, /^API_CREDENTIALS must be/],
    [{ GOOGLE_CLIENT_ID: 'a b' }, /^GOOGLE_CLIENT_ID must be/],
    [{ APP_STORE_URL: 'javascript:alert(1)' }, /^APP_STORE_URL must be/],
    [{ PLAY_STORE_URL: 'https://a.example/"' }, /^PLAY_STORE_URL must be/],
    [{ UPSTREAM_RECRUITER: 'one.acme.example' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://user:secret@one.example' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example:99999' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/a?b' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/a b' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/$host' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_RECRUITER: 'https://one.example/{;}' }, /^UPSTREAM_RECRUITER must be/],
    [{ UPSTREAM_CANDIDATE: withLine('https://one.example/a') }, /^UPSTREAM_CANDIDATE must be/],
    [
      { ...upstreams, RECRUITER_API_BASE: 'https://one.example' },
      /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be a path/,
    ],
    [{ ...upstreams, RECRUITER_API_BASE: '/api.v1' }, /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must be/],
    [{ ...upstreams, RECRUITER_API_BASE: '/assets/api' }, /^With UPSTREAM_RECRUITER, RECRUITER_API_BASE must not be/],
    [{ ...upstreams, SESSION_END_URL: '/health' }, /^With UPSTREAM_RECRUITER, SESSION_END_URL must not be/],
    [{ ...upstreams, CANDIDATE_API_BASE: '/a/../b' }, /^With UPSTREAM_CANDIDATE, CANDIDATE_API_BASE must be/],
    [{ ...upstreams, CANDIDATE_API_BASE: '/api/recruiter' }, /^RECRUITER_API_BASE and CANDIDATE_API_BASE must differ/],
    [{ ...upstreams, SESSION_END_URL: '/end?now' }, /^With UPSTREAM_RECRUITER, SESSION_END_URL must be/],
    [header, /^NOTIFICATION_HEADER_NAME needs UPSTREAM_RECRUITER/],
    [{ ...upstreams, NOTIFICATION_HEADER_NAME: 'x' }, /together/],
    [{ ...upstreams, ...header, NOTIFICATION_HEADER_NAME: 'x y' }, /^NOTIFICATION_HEADER_NAME must be the name/],
    [{ ...upstreams, ...header, NOTIFICATION_HEADER_NAME: 'x;' }, /^NOTIFICATION_HEADER_NAME must be the name/],
    [{ NGINX_ENVSUBST_OUTPUT_DIR: '/nowhere' }, /^This user may not write to \/nowhere\. Mount a folder there,.+$/],
  ])('refuse %o with one sentence that names the variable', (env, sentence) => {
    const { status, complaint } = read(env);
    expect([status, complaint.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
  });

  it.each(['secret\r\nx: y', 'secret ü'])('refuse %j as a secret, without repeating it', (secret) => {
    const { complaint } = read({ ...upstreams, ...header, NOTIFICATION_HEADER_VALUE: secret });
    expect(complaint).toMatch(/^NOTIFICATION_HEADER_VALUE must be one line of ASCII characters\.\n$/);
  });
});
