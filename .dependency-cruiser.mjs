/** Who may import whom, as docs/architecture.md draws it. */
const features = '^(server|client)/features/';

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: ['^shared/', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-and-server-meet-in-shared',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-features-are-islands',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: {
        path: '^client/features/',
        pathNot: ['^client/features/$1/', '^client/features/photos/', '^client/features/profile/'],
      },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^client/(ui|lib|i18n)/' },
      to: { path: '^client/(features|app)/' },
    },
    {
      name: 'voice-memory-care-know-nothing-of-http',
      severity: 'error',
      from: { path: '^server/(voice|memory|care|vault|db|ports)/' },
      to: { path: ['^server/http/', '^server/features/', 'node_modules/fastify'] },
    },
    {
      name: 'only-repos-query',
      severity: 'error',
      from: { path: `${features}.*\\.(routes|service)\\.ts$` },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'only-repos-of-the-own-feature',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/[^/]+/.*\\.repo\\.ts$', pathNot: '^server/features/$1/' },
    },
    {
      name: 'sdks-stay-in-adapters',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/voice/openai',
          '^server/ports/',
          '^server/features/photos/normalise-photo',
          '^server/features/auth/password-hash',
        ],
      },
      to: { path: 'node_modules/(openai|stripe|nodemailer|s3mini|sharp|@node-rs/argon2)/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^dist/|\\?' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
