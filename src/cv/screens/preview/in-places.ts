/** Returns the pieces with their index as React key, which is stable for read-only content. */
export const inPlaces = <Piece>(pieces: readonly Piece[]) => pieces.map((piece, at) => ({ key: `at-${at}`, piece }));
