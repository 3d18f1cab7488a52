type Named = { name: string; type: string };

/** Returns whether a file matches an `accept` attribute. */
export function acceptsFile(accept: string, { name, type }: Named): boolean {
  const wanted = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  return (
    wanted.length === 0 ||
    wanted.some((part) => {
      if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
      if (part.endsWith('/*')) return type.toLowerCase().startsWith(part.slice(0, -1));
      return type.toLowerCase() === part;
    })
  );
}
