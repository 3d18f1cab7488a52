import type { ServerResponse } from 'node:http';

/**
 * Sends pieces, each after the connection accepted the one before, and ends the response. Stops if the client
 * disconnects.
 */
export async function sendPieces(response: ServerResponse, pieces: AsyncIterable<Uint8Array>) {
  for await (const piece of pieces) {
    if (!(await writePiece(response, piece))) return;
  }
  response.end();
}

function writePiece(response: ServerResponse, piece: Uint8Array) {
  if (response.destroyed) return false;
  return new Promise<boolean>((resolve) => {
    const onClose = () => resolve(false);
    response.once('close', onClose);
    response.write(piece, (error) => {
      response.off('close', onClose);
      resolve(!error);
    });
  });
}
