/**
 * The id of an element in the app's page for a visitor without a session, so that the app need not ask who is signed in.
 */
export const SIGNED_OUT_ELEMENT_ID = 'vitrine-signed-out';
