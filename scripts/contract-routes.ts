import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const MARK = '?routes';

/**
 * `import routes from '../contract.ts?routes'` gives the methods and paths of a domain's contract without its schemas:
 * all that a client in the browser needs to call it. The types come from the contract itself.
 */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(MARK)) return undefined;
    const file = id.slice(0, -MARK.length);
    this.addWatchFile(file);
    const module = (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)) as Record<string, unknown>;
    const name = Object.keys(module).find((key) => key.endsWith('Contract'));
    if (!name) throw new Error(`${file} exports no …Contract`);
    return `export default ${JSON.stringify(minifyContractRouter(module[name] as never))}`;
  },
});
