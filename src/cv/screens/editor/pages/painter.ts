/** A page that can be painted at once. */
export type PaintedPage = { address: string };

/** Makes pictures of drawings. A page that is as it was keeps its picture; those that nobody sees any more are let go of. */
export function makePainter() {
  let known = new Map<string, string>();

  async function paint(drawings: readonly string[]): Promise<PaintedPage[]> {
    const next = new Map<string, string>();
    for (const drawing of drawings) {
      const address = known.get(drawing) ?? URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
      next.set(drawing, address);
    }
    await Promise.all([...next].map(([drawing, address]) => known.has(drawing) || decoded(address)));
    const old = [...known].filter(([drawing]) => !next.has(drawing));
    known = next;
    // What is on the screen goes only once the next pages are.
    const letGo = () => {
      for (const [, address] of old) URL.revokeObjectURL(address);
    };
    requestAnimationFrame(() => requestAnimationFrame(letGo));
    return drawings.map((drawing) => ({ address: next.get(drawing) ?? '' }));
  }

  function close() {
    for (const address of known.values()) URL.revokeObjectURL(address);
  }

  return { paint, close };
}

async function decoded(address: string) {
  const image = new Image();
  image.src = address;
  // A picture that cannot be decoded beforehand is painted when it is there.
  await image.decode().catch(() => undefined);
}
