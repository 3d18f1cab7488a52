import { uploadMetadata } from './model/metadata.ts';

/** Door of the files domain for both sides. */
export { uploadMetadata };
