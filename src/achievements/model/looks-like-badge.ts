const PICTURE = /\.(?:png|svg)$/i;
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Guesses whether a file is an Open Badge, without parsing it as one. Everything else is treated as a list of
 * achievements.
 */
export function looksLikeBadge(name: string, text: string): boolean {
  if (PICTURE.test(name) || JWS.test(text.trim())) return true;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && '@context' in found;
  } catch {
    return false;
  }
}
