/** Limits for parsing a badge. Real badges stay far below; they protect against malicious files. */
export const BADGE_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  jsonBytes: 1024 * 1024,
  /** Above the JSON limit, as a JWS carries its JSON in Base64. */
  textBytes: 1.5 * 1024 * 1024,
  jsonDepth: 40,
  jsonValues: 20_000,
  /** Lower, as RDF canonicalisation costs more than JSON canonicalisation. */
  linkedValues: 4000,
  proofs: 8,
  pngChunks: 10_000,
  xmlDepth: 200,
  xmlAttributes: 1000,
} as const;
