import { makeLogoSizes } from './image-tasks.ts';

/** As large as it is shown, twice over, for screens of fine points. */
const WITHIN = { width: 480, height: 160 };
/** The logo is the instance's own: no member waits for it. */
const OWNER = 'instance';

/** Makes a logo of a picture that an admin chose. */
export const makeLogo = (bytes: Uint8Array) => makeLogoSizes({ read: async () => bytes, within: WITHIN }, OWNER);
