import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { overTlsOnly, serviceHeaders } from '@glo/mock-api/service-headers';
import { defaultConfiguration, googleIdentityServices, type WebConfiguration } from '@glo/mock-api/web/configuration';
import { buildIndexPages } from '@glo/mock-api/web/index-page';
import { pageHeaders } from '@glo/mock-api/web/page-headers';

type Headers = Readonly<Record<string, string>>;

/** The configuration in the page. envsubst replaces the variables, which 16-settings.envsh exports. */
const pageConfiguration: Readonly<Record<keyof WebConfiguration, unknown>> = {
  productName: '${GLO_PRODUCT_NAME}',
  recruiterApi: '${GLO_RECRUITER_API}',
  candidateApi: '${GLO_CANDIDATE_API}',
  credentials: '${GLO_API_CREDENTIALS}',
  sessionEndUrl: '${GLO_SESSION_END_URL}',
  googleClientId: '${GLO_GOOGLE_CLIENT_ID}',
  googleScript: '${GLO_GOOGLE_SCRIPT}',
  supportEmail: '${GLO_SUPPORT_EMAIL}',
  appStoreUrl: '${GLO_APP_STORE_URL}',
  playStoreUrl: '${GLO_PLAY_STORE_URL}',
  mediaHosts: ['${GLO_MEDIA_HOSTS}'],
  notificationHeader: null,
};

/** Origins in the content security policy that a variable replaces. A variable has the space before its origins, or is empty. */
const sources = {
  ' https://recruiter.invalid': '${GLO_RECRUITER_SOURCE}',
  ' https://candidate.invalid': '${GLO_CANDIDATE_SOURCE}',
  ' https://session.invalid': '${GLO_SESSION_SOURCE}',
  ' https://media.invalid': '${GLO_MEDIA_SOURCES}',
};
const withSources = {
  ...defaultConfiguration,
  recruiterApi: 'https://recruiter.invalid',
  candidateApi: 'https://candidate.invalid',
  sessionEndUrl: 'https://session.invalid',
};

/**
 * Writes what the web image contains besides nginx into `folder`: the built files of `web`, and templates for the page in each theme and for
 * the headers. Their names follow GLO_POLICY of 16-settings.envsh.
 */
export async function writeImageFiles(web: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const isServed = (path: string) => path === web || !/^\.|^index\.html|\.br$/.test(basename(path));
  cpSync(web, join(folder, 'web'), { recursive: true, filter: isServed });
  const template = (name: string, text: string) => {
    const path = join(folder, 'templates', `${name}.template`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const pages = buildIndexPages(readFileSync(join(web, 'index.html'), 'utf8'), pageConfiguration);
  for (const [theme, { plain }] of Object.entries(pages)) {
    // The variable holds the quotes, because a list may be empty.
    template(`pages/${theme}.html`, plain.toString().replace('"${GLO_MEDIA_HOSTS}"', '${GLO_MEDIA_HOSTS}'));
  }
  for (const googleScript of ['', googleIdentityServices]) {
    for (const mediaHosts of [[], ['https://media.invalid']]) {
      const headers = await pageHeaders({ ...withSources, googleScript, mediaHosts });
      const name = `${googleScript && 'google-'}${mediaHosts.length > 0 ? 'media-' : ''}page`;
      template(`headers/${name}.conf`, withVariables(addHeaders({ ...headers, ...variableOf(overTlsOnly) })));
    }
  }
  // A header of the service itself wins.
  template('headers/services.conf', addHeaders(variableOf(serviceHeaders)));
  template('headers/maps.conf', maps());
}

function maps(): string {
  const tls = Object.entries(overTlsOnly).map(
    ([name, value]) => `map $http_x_forwarded_proto ${variable(name)} { https "${value}"; }`,
  );
  const services = Object.entries(serviceHeaders).map(
    ([name, value]) => `map $upstream_http_${underscored(name)} ${variable(name)} { "" "${value}"; }`,
  );
  return `${[...tls, ...services].join('\n')}\n`;
}

const underscored = (name: string) => name.replaceAll('-', '_');
const variable = (name: string) => `$add_${underscored(name)}`;
const variableOf = (headers: Headers) => Object.fromEntries(Object.keys(headers).map((name) => [name, variable(name)]));

const addHeaders = (headers: Headers) =>
  `${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')}\n`;

const withVariables = (text: string) =>
  Object.entries(sources).reduce((replaced, [origin, name]) => replaced.replaceAll(origin, name), text);

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  await writeImageFiles(join(root, 'apps/web/dist'), join(root, 'dist/web-image'));
}
