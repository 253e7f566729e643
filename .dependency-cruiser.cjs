/** Who may know whom: the dependency rules of the house. */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('every-import-is-found', {}, { couldNotResolve: true }),
    forbid(
      'contract-knows-zod-alone',
      { path: '^packages/contract/src' },
      { path: '^(apps|packages/(?!contract))' },
    ),
    forbid(
      'api-client-knows-the-contract',
      { path: '^packages/api-client/src' },
      { path: '^(apps|packages/ui)' },
    ),
    forbid(
      'recognition-knows-nothing',
      { path: '^packages/recognition/src' },
      { path: '^(apps|packages/(?!recognition))' },
    ),
    forbid('runner-knows-nothing', { path: '^packages/runner/src' }, { path: '^(apps|packages/(?!runner))' }),
    forbid(
      'markdown-knows-nothing',
      { path: '^packages/markdown/src' },
      { path: '^(apps|packages/(?!markdown))' },
    ),
    forbid(
      'ui-knows-no-app-nor-api',
      { path: '^packages/ui/src' },
      { path: '^(apps|packages/(contract|api-client))' },
    ),
    forbid('learner-imports-no-other-app', { path: '^apps/learner/src' }, { path: '^apps/(admin|server)' }),
    forbid('admin-imports-no-other-app', { path: '^apps/admin/src' }, { path: '^apps/(learner|server)' }),
    forbid(
      'server-imports-no-site',
      { path: '^apps/server/src' },
      { path: '^(apps/(learner|admin)|packages/ui)' },
    ),
    forbid(
      'features-meet-at-parts',
      { path: '^apps/learner/src/features/([^/]+)/' },
      {
        path: '^apps/learner/src/features/',
        pathNot: ['^apps/learner/src/features/$1/', '^apps/learner/src/features/[^/]+/parts/'],
      },
    ),
    forbid(
      'parts-know-parts-alone',
      { path: '^apps/learner/src/features/[^/]+/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/learner/src/features/', pathNot: '^apps/learner/src/features/[^/]+/parts/' },
    ),
    forbid(
      'features-do-not-know-app-or-layout',
      { path: '^apps/learner/src/features/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/learner/src/(app|layout)/' },
    ),
    forbid(
      'layout-knows-parts-alone',
      { path: '^apps/learner/src/layout/' },
      { path: '^apps/learner/src/(app|features)/', pathNot: '^apps/learner/src/features/[^/]+/parts/' },
    ),
    forbid(
      'shared-knows-no-feature',
      { path: '^apps/learner/src/shared/' },
      { path: '^apps/learner/src/(app|layout|features)/' },
    ),
    forbid(
      'platform-knows-no-module',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(app|modules)/' },
    ),
    forbid(
      'modules-do-not-know-app',
      { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/app/' },
    ),
    forbid(
      'modules-meet-at-services',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/modules/', pathNot: ['^apps/server/src/modules/$1/', '\\.service\\.ts$'] },
    ),
    forbid(
      'modules-show-their-face',
      { path: '^apps/server/src/app/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid('services-know-no-routes', { path: '\\.service\\.ts$' }, { path: '\\.routes\\.ts$' }),
    forbid(
      'repositories-know-no-services',
      { path: '\\.repository\\.ts$' },
      { path: '\\.(service|routes)\\.ts$' },
    ),
    forbid('tests-are-not-imported', { pathNot: '\\.test\\.tsx?$' }, { path: '\\.test\\.tsx?$' }),
    forbid(
      'testing-is-for-tests',
      { path: '^apps/server/src/(app|modules|platform)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
