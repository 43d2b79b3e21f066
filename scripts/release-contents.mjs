/** The files and folders of the repository that a release contains. */
export const contents = [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE', 'CHANGELOG.md', '.env.example'],
  ...['bin', 'deploy', 'docs/operations.md', 'docs/performance.md', 'docs/privacy.md', 'apps/web/dist'],
  ...['apps/api', 'packages/db', 'packages/schema'].flatMap((folder) => [`${folder}/package.json`, `${folder}/src`]),
];

/** The README.md of a release. Its links are relative to the folder of the release. */
export const README = 'scripts/release-readme.md';
