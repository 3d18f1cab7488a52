import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with `drizzle/`, `templates/` and other assets: that of the package, or of the build that runs. */
export const root = folderWith('package.json', dirname(fileURLToPath(import.meta.url)));

/** The folder of the installed packages. */
export const packages = join(folderWith('node_modules', root), 'node_modules');

/** Returns the nearest folder, from `start` upwards, that contains the entry. */
function folderWith(entry: string, start: string) {
  let folder = start;
  while (!existsSync(join(folder, entry))) folder = dirname(folder);
  return folder;
}
