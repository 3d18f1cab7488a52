import { makeLogoSizes } from './image-tasks.ts';

/** Twice the display size, for screens of high density. */
const MAX_SIZE = { width: 480, height: 160 };
/** The logo belongs to the instance, so it takes no member's share of the workers. */
const OWNER = 'instance';

/** Creates a logo from an image that an admin chose. */
export const makeLogo = (bytes: Uint8Array) => makeLogoSizes({ read: async () => bytes, within: MAX_SIZE }, OWNER);
