import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#platform/root.ts';

/** The version of the product. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
