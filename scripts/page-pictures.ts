import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FOLDER = 'src/app/pages/pictures/files';
const isPicture = (name: string) => /\.(?:avif|webp)$/.test(name);

/** Adds the pictures of the instance's own pages to the client build, with a hash in their names. */
export const pagePictures = (): Plugin => ({
  name: 'page-pictures',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    for (const name of (await readdir(FOLDER)).filter(isPicture)) {
      const source = await readFile(`${FOLDER}/${name}`);
      this.emitFile({ type: 'asset', name, originalFileName: `${FOLDER}/${name}`, source });
    }
  },
});
