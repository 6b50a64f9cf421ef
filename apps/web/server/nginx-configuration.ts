import { overTlsOnly, noStore, serviceHeaders } from '@glo/mock-api/service-headers';
import { keptForEver, revalidated } from '@glo/mock-api/web/page-headers';
import { addHeaders, block, quoted } from './nginx-text.ts';
import type { Settings } from './settings.ts';
import { upstreamLocations, upstreamMaps } from './upstream-locations.ts';

export interface Surroundings {
  /** Holds the built application in `web`, and scripts of earlier builds in `earlier`, if there are any. */
  readonly app: string;
  /** Where this server may write. */
  readonly run: string;
  /** Of the built application, beside the page and `assets`. */
  readonly fileNames: readonly string[];
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly nameServers: readonly string[];
  readonly workers: number;
}

const types = {
  'text/html; charset=utf-8': 'html',
  'application/javascript; charset=utf-8': 'js',
  'text/css; charset=utf-8': 'css',
  'application/json; charset=utf-8': 'json',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg',
  'font/woff2': 'woff2',
};

/** nginx's configuration, whole. */
export function nginxConfiguration(settings: Settings, around: Surroundings): string {
  const { run, workers } = around;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${[
    'daemon off;',
    `pid ${quoted(`${run}/nginx.pid`)};`,
    'error_log stderr warn;',
    `worker_processes ${workers};`,
    'worker_shutdown_timeout 5s;',
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    block('events', ['worker_connections 4096;']),
    block('http', [
      block(
        'types',
        Object.entries(types).map(([type, endings]) => `${quoted(type)} ${endings};`),
      ),
      'default_type application/octet-stream;',
      'access_log off;',
      'server_tokens off;',
      'absolute_redirect off;',
      'sendfile on;',
      'gzip_static on;',
      'gzip_vary on;',
      'brotli_static on;',
      ...temporary.map((name) => `${name}_temp_path ${quoted(`${run}/${name}`)};`),
      block('geo $dollar', ['default "$";']),
      ...pageMaps,
      ...upstreamMaps(settings),
      server(settings, around),
    ]),
  ].join('\n')}\n`;
}

/** Which page is sent, if any: the same rules as the stand-in's, in http/not-found.ts and web/index-page.ts there. */
const pageMaps: readonly string[] = [
  block('map $cookie_theme $theme', ['default system;', 'light light;', 'dark dark;']),
  block('map $http_accept $accepted', [
    'default other;',
    '"" any;',
    '~text/html page;',
    '~[*]/[*] any;',
    '~\\btext/[*] any;',
  ]),
  block('map $uri $named', ['default path;', '~[.][^/]*$ file;']),
  block('map "$accepted $named" $is_page', ['default "";', '~^page 1;', '"any path" 1;']),
  block('map $http_x_forwarded_proto $transport', [`https ${quoted(Object.values(overTlsOnly).join())};`]),
];

function server(settings: Settings, { app, run, fileNames, pageHeaders, nameServers }: Surroundings): string {
  const cached = (headers: { readonly 'cache-control': string }) =>
    `set $cache_control ${quoted(headers['cache-control'])};`;
  return block('server', [
    `listen ${settings.port} default_server;`,
    `root ${quoted(`${app}/web`)};`,
    `resolver ${nameServers.join(' ')} valid=10s;`,
    'resolver_timeout 5s;',
    'client_max_body_size 0;',
    'proxy_http_version 1.1;',
    'proxy_connect_timeout 5s;',
    'proxy_request_buffering off;',
    'proxy_max_temp_file_size 0;',
    ...(settings.upstreams.some(({ address }) => address.startsWith('https:')) ? verification(run) : []),
    // Of every answer but those of services; nginx leaves out a header without a value.
    cached(noStore),
    'set $vary "";',
    ...Object.keys(overTlsOnly).map((name) => `add_header ${name} $transport always;`),
    ...addHeaders(pageHeaders),
    'add_header cache-control $cache_control always;',
    'add_header vary $vary always;',
    // The page's date is made up: see writePage.
    'add_header last-modified "" always;',
    'error_page 400 403 404 405 /nothing-here.json;',
    // A request that cannot be read is refused before they are set.
    'uninitialized_variable_warn off;',
    // A browser takes two slashes, or a backslash, for the beginning of another host.
    block(`if ($request_uri ~ ${quoted('^/[/\\\\]+(.*)')})`, ['return 301 /$1;']),
    block('location = /health', ['default_type "application/json; charset=utf-8";', `return 200 '{"status":"ok"}';`]),
    // Scripts of earlier builds are for pages that are still open.
    block('location ^~ /assets/', [
      `root ${quoted(app)};`,
      'try_files /web$uri /earlier$uri =404;',
      cached(keptForEver),
    ]),
    ...fileNames.map((name) => block(`location = ${quoted(`/${name}`)}`, [cached(revalidated)])),
    ...upstreamLocations(settings),
    block('location /', [
      block('if ($is_page = "")', ['return 404;']),
      `root ${quoted(`${run}/pages`)};`,
      'try_files /$theme/index.html =404;',
      cached(revalidated),
      'set $vary cookie;',
    ]),
    block('location = /nothing-here.json', ['internal;', `root ${quoted(run)};`]),
    block('location = /unreachable.json', ['internal;', `root ${quoted(run)};`, ...addHeaders(serviceHeaders)]),
  ]);
}

/** Only where it is needed: nginx reads the certificates once for each location. */
const verification = (run: string): string[] => [
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 5;',
  `proxy_ssl_trusted_certificate ${quoted(`${run}/certificates.pem`)};`,
];
