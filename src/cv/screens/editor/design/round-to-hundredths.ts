/** Rounds a measure to two decimals for display. */
export const roundToHundredths = (value: number) => Math.round(value * 100) / 100;
