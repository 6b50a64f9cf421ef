import { sendNotification } from '@glo/adapters/wire/shortlist';
import { serviceHeaders } from '@glo/mock-api/service-headers';
import { block, quoted } from './nginx-text.ts';
import type { Settings } from './settings.ts';

/** What a service keeps beside its calls, under the addresses that its replies name. */
const files = '~ ^/(?:uploads|pictures|files)/';

/** What `upstreamLocations` needs in the http block. */
export const upstreamMaps = ({ upstreams }: Settings): string[] => [
  // What the browser asked for after the base, to the byte.
  ...upstreams.map(({ service, base }) =>
    block(`map $request_uri $${service}_call`, [`"~^${base.replaceAll('.', '[.]')}(/.*)" $1;`]),
  ),
  // A service's own word counts; where it says nothing, the stand-in's does.
  ...Object.entries(serviceHeaders).map(([name, value]) =>
    block(`map $upstream_http_${underscored(name)} $service_${underscored(name)}`, [`"" ${quoted(value)};`]),
  ),
  block('map $http_x_forwarded_proto $forwarded_proto', ['default $http_x_forwarded_proto;', '"" $scheme;']),
  block('map $http_x_forwarded_host $forwarded_host', ['default $http_x_forwarded_host;', '"" $http_host;']),
];

/** The paths that are passed on. */
export function upstreamLocations({ web, upstreams, notificationHeader }: Settings): string[] {
  return upstreams.flatMap(({ service, base, address }) => {
    const target = `${address}$${service}_call`;
    const calls = passOn(`^~ ${base}/`, target);
    if (service === 'candidate') return [calls];
    const notifications = `= ${base}${sendNotification.path}`;
    const sameHost = `${new URL(address).origin}$request_uri`;
    return [
      calls,
      ...(notificationHeader === null ? [] : [passOn(notifications, target, headerOf(notificationHeader))]),
      ...(web.sessionEndUrl.startsWith('/') ? [passOn(`= ${web.sessionEndUrl}`, sameHost)] : []),
      passOn(files, sameHost),
    ];
  });
}

const headerOf = ({ name, value }: { readonly name: string; readonly value: string }) =>
  `proxy_set_header ${name} ${quoted(value)};`;

/** With a variable in `address`, its host is looked up when it is needed: this server starts without the service, and finds it again elsewhere. */
function passOn(matching: string, address: string, ...more: readonly string[]): string {
  return block(`location ${matching}`, [
    `proxy_pass ${address};`,
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $forwarded_proto;',
    'proxy_set_header X-Forwarded-Host $forwarded_host;',
    ...more,
    ...Object.keys(serviceHeaders).map((name) => `add_header ${name} $service_${underscored(name)} always;`),
    'error_page 502 504 /unreachable.json;',
  ]);
}

function underscored(name: string): string {
  return name.replaceAll('-', '_');
}
