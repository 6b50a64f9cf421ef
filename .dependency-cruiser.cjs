/** The layer rules of docs/architecture.md. `tests/architecture` plants an offence against each and sees it caught. */
const tests = '\\.(test|spec)\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing-outside-itself',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: tests },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'adapters-never-import-an-app',
      severity: 'error',
      from: { path: '^packages/adapters' },
      to: { path: '^apps/' },
    },
    {
      name: 'presenters-and-state-import-no-react-and-no-adapter',
      severity: 'error',
      from: {
        path: '^apps/web/src/(features/.*presenter\\.ts$|state/(?!configuration\\.ts$)|navigation/)',
        pathNot: tests,
      },
      to: { path: '(^|/)node_modules/(react|react-dom|react-router-dom|mobx-react-lite)/|^packages/adapters|\\.tsx$' },
    },
    {
      name: 'views-import-no-adapter',
      severity: 'error',
      from: { path: '^apps/web/src/features/.*\\.tsx$' },
      to: { path: '^packages/adapters' },
    },
    {
      name: 'kit-knows-neither-domain-nor-application',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/(?!domain/src/shared/(search|clean)-text)|^apps/web/src/(?!ui/)' },
    },
    {
      name: 'only-the-kit-imports-the-widget-library',
      severity: 'error',
      from: { pathNot: '^apps/web/src/ui/' },
      to: { path: 'node_modules/(@base-ui|lucide-react|virtua|react-easy-crop)/' },
    },
    {
      name: 'candidate-list-and-profile-have-one-entry',
      comment:
        'Other folders import index.ts, so that the files behind it can change. Through it, the icons of actions would weigh on every screen. Routes load the list beside screens.',
      severity: 'error',
      from: { path: '^apps/web/src/(features/[^/]+|[^/]+)', pathNot: tests },
      to: {
        path: '^apps/web/src/features/(candidate-list|profile)/',
        pathNot:
          '^apps/web/src/($1/|features/candidate-list/(index\\.ts|actions/action-icons\\.tsx|view/OpenCandidateList\\.tsx)$|features/profile/screens\\.ts$)',
      },
    },
    {
      name: 'only-app-imports-the-container',
      severity: 'error',
      from: { path: '^apps/web/src/(?!app/|main\\.tsx)', pathNot: tests },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'mock-api-imports-only-the-wire-its-judge-and-shared-rules',
      severity: 'error',
      from: { path: '^apps/mock-api', pathNot: tests },
      to: { path: '^(packages/(?!adapters/src/(wire|judge)/|domain/src/(shared|files)/)|apps/web)' },
    },
    {
      name: 'application-imports-no-server',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/(mock-api|web/server)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '/testing/|\\.test\\.tsx?$' },
      to: { circular: true },
    },
    {
      name: 'packages-are-entered-by-name',
      comment: 'Across packages an import names the package, not a path out of its own package.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|^vite/client$' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: '/testing/|^tests/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: '^apps/[^/]+/dist/|\\.module\\.css$|\\.css$' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'node'],
    },
  },
};
