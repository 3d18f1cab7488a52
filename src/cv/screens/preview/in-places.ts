/** Pieces of a text that is only read: each is known by its place. */
export const inPlaces = <Piece>(pieces: readonly Piece[]) => pieces.map((piece, at) => ({ key: `at-${at}`, piece }));
