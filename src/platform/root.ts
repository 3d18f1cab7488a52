import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `drizzle/`, `templates/` and the like: the package's own, or that of the build which runs. */
export const root = folderWith('package.json', dirname(fileURLToPath(import.meta.url)));

/** The folder of the installed packages. */
export const packages = join(folderWith('node_modules', root), 'node_modules');

/** Returns the nearest folder, upwards, that has such an entry. */
function folderWith(entry: string, start: string) {
  let folder = start;
  while (!existsSync(join(folder, entry))) folder = dirname(folder);
  return folder;
}
