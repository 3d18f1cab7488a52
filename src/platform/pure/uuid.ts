/** The source of a regular expression that matches a UUID. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const PATTERN = new RegExp(`^${UUID}$`, 'i');

/** Tests whether a text is a UUID, which the database would otherwise reject. */
export const isUuid = (text: string) => PATTERN.test(text);
