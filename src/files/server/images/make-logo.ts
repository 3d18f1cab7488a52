import type { FilesKernel } from '../context.ts';

/** As large as it is shown, twice over, for screens of fine points. */
const WITHIN = { width: 480, height: 160 };

/** Makes a logo of a picture, in the thread where pictures are made. */
export const makeLogo = ({ workshop }: Pick<FilesKernel, 'workshop'>, bytes: Uint8Array) =>
  workshop.makeLogo({ read: async () => new Uint8Array(bytes).buffer, within: WITHIN });
