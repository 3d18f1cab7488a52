/** The id of the frame in the first answer, which is removed when the app shows its own. */
export const OPENING_FRAME_ID = 'opening-frame';
