import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as `package-lock.json` pins it. */
export type LockedPackage = {
  name: string;
  version: string;
  license: string;
  integrity: string | undefined;
  /** Whether the product needs it at runtime. Development packages are not installed with it. */
  production: boolean;
};

type LockEntry = { version?: string; license?: string; integrity?: string; dev?: boolean; link?: boolean };
type Lock = { packages: Record<string, LockEntry> };

/** Licenses allowed for packages of the product, by SPDX identifier. OFL-1.1 is for fonts. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'Zlib', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
]);

/** Packages allowed despite another license, with the reason. */
const EXCEPTIONS: readonly { packages: string; name: RegExp; license: string; reason: string }[] = [
  {
    packages: 'sharp’s binaries',
    name: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    license: 'LGPL-3.0-or-later',
    reason: 'unmodified libvips, as a separate shared library that anyone can replace',
  },
  {
    packages: 'lightningcss',
    name: /^lightningcss(?:-|$)/,
    license: 'MPL-2.0',
    reason: 'used unmodified, and only at build time; none of it is served',
  },
  ...[
    { packages: 'dictionary-de', license: 'GPL-2.0' },
    { packages: 'dictionary-es', license: 'MPL-1.1' },
    { packages: 'dictionary-fr', license: 'MPL-2.0' },
  ].map(({ packages, license }) => ({
    ...{ packages, license, name: new RegExp(`^${packages}$`) },
    reason: 'data, served unmodified as files of their own, which the product works without',
  })),
  {
    packages: 'hunspell-wasm',
    name: /^hunspell-wasm$/,
    license: 'MPL-1.1',
    reason: 'used unmodified, with its WebAssembly as a file of its own',
  },
  {
    packages: '@digitalbazaar/credentials-context',
    name: /^@digitalbazaar\/credentials-context$/,
    license: 'SEE LICENSE IN LICENSE.md',
    reason: 'BSD-3-Clause for the code, W3C Software and Document License for the context files',
  },
];

export const readPackages = (root: string) =>
  packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Returns every package of a lock file except the project itself. */
export function packagesOf({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license = '', integrity, dev = false }]) => ({
      ...{ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version },
      ...{ license, integrity, production: !dev },
    }))
    .toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1));
}

/**
 * Returns the packages that can't be verified after a download or whose license isn't allowed, each with the reason.
 */
export function packageFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((locked) => {
    const { name, version, license, integrity, production } = locked;
    const faults = [];
    if (!integrity?.startsWith('sha512-')) {
      faults.push(`${name}@${version} has no sha512 integrity in package-lock.json: npm view ${name}@${version} dist`);
    }
    if (production && !isAllowed(locked)) {
      faults.push(`${name}@${version} has the license "${license}", which is not allowed: see scripts/packages.ts`);
    }
    return faults;
  });
}

/** Returns whether a license is allowed. With "AND" every part must be allowed, with "OR" at least one. */
function isAllowed({ name, license }: LockedPackage) {
  const exceptedLicenses = EXCEPTIONS.filter((exception) => exception.name.test(name)).map(
    (exception) => exception.license,
  );
  const isPermitted = (identifier: string) => ALLOWED.has(identifier) || exceptedLicenses.includes(identifier);
  const plain = license.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(isPermitted));
}

/** Returns the Markdown page that lists the product's packages by license. */
export function licensesPage(packages: readonly LockedPackage[]) {
  const byLicense = Map.groupBy(
    packages.filter(({ production }) => production),
    ({ license }) => license.replace(/^\((.*)\)$/, '$1'),
  );
  const sections = [...byLicense]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, group]) => {
      const names = [...new Set(group.map(({ name, version }) => `${name} ${version}`))];
      return [`## ${license}`, '', ...names.map((name) => `- ${name}`), ''].join('\n');
    });
  const exceptions = EXCEPTIONS.map(({ packages: names, license, reason }) => `| ${names} | ${license} | ${reason} |`);
  return [
    '# Licenses of the packages in use',
    '',
    'Generated from `package-lock.json` by `npm run generate`; `npm run check` fails if it is stale, or if a package has a license that is not on the list in `scripts/packages.ts`. Development-only packages are excluded; packages for other platforms are included. The license texts are in the packages.',
    '',
    '| exception | license | reason |',
    '|---|---|---|',
    ...exceptions,
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
