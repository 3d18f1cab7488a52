/** The units of the format: a twentieth of a point, half a point, a pixel of 96 to an inch. */
export const twips = (points: number) => Math.round(points * 20);
export const halfPoints = (points: number) => Math.max(2, Math.round(points * 2));
export const pixels = (points: number) => Math.round((points * 96) / 72);
export const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4;

/** The format has colours without their sign. */
export const hex = (color: string) => color.slice(1).toUpperCase();
