/** How much of a badge is looked at. Real ones stay far below; beyond, somebody is not about badges. */
export const BADGE_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  jsonBytes: 1024 * 1024,
  /** A JWS carries its JSON in Base64. */
  textBytes: 1.5 * 1024 * 1024,
  jsonDepth: 40,
  jsonValues: 20_000,
  /** Meaning costs more to compare than letters do. */
  linkedValues: 4000,
  proofs: 8,
  pngChunks: 10_000,
  xmlDepth: 200,
  xmlAttributes: 1000,
} as const;
