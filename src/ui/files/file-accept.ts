type FileDescriptor = { name: string; type: string };

/** Returns whether a file matches an `accept` attribute. */
export function acceptsFile(accept: string, { name, type }: FileDescriptor): boolean {
  const acceptedTypes = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  return (
    acceptedTypes.length === 0 ||
    acceptedTypes.some((part) => {
      if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
      if (part.endsWith('/*')) return type.toLowerCase().startsWith(part.slice(0, -1));
      return type.toLowerCase() === part;
    })
  );
}
