/** Converts points to twips (1/20 pt). Word also measures in half points, and in pixels at 96 per inch. */
export const twips = (points: number) => Math.round(points * 20);
export const halfPoints = (points: number) => Math.max(2, Math.round(points * 2));
export const pixels = (points: number) => Math.round((points * 96) / 72);
export const mmToPoints = (mm: number) => (mm * 72) / 25.4;

/** Returns a color in the format's notation: uppercase hex without `#`. */
export const hex = (color: string) => color.slice(1).toUpperCase();
