const PICTURE = /\.(?:png|svg)$/i;
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a file is an Open Badge, as far as one can tell without understanding it; all else is a list of entries. */
export function looksLikeBadge(name: string, text: string): boolean {
  if (PICTURE.test(name) || JWS.test(text.trim())) return true;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && '@context' in found;
  } catch {
    return false;
  }
}
