const IMAGE_NAME = /\.(?:png|svg)$/i;
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Guesses whether a file is an Open Badge, without parsing it as one.
 * Everything else is treated as a list of achievements.
 */
export function isBadgeFile(name: string, text: string): boolean {
  if (IMAGE_NAME.test(name) || JWS.test(text.trim())) return true;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && '@context' in parsed;
  } catch {
    return false;
  }
}
