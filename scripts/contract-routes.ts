import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const MARK = /\?routes(?:=(?<name>\w+))?$/;

/**
 * Makes `import routes from '../contract.ts?routes'` return the methods and paths of a domain's contract without its
 * schemas, which is all that a browser client needs. The types come from the contract itself. A file with several
 * contracts is imported as `?routes=theContract`.
 */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  enforce: 'pre',
  async load(id) {
    const mark = MARK.exec(id);
    if (!mark) return undefined;
    const file = id.slice(0, mark.index);
    this.addWatchFile(file);
    const module = (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)) as Record<string, unknown>;
    const name = mark.groups?.name ?? Object.keys(module).find((key) => key.endsWith('Contract'));
    if (!name || !(name in module)) throw new Error(`${file} exports no …Contract`);
    return `export default ${JSON.stringify(minifyContractRouter(module[name] as never))}`;
  },
});
