/** A measure as precise as anybody wants to read it. */
export const inHundredths = (value: number) => Math.round(value * 100) / 100;
