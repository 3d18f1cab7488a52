/** What a stored file was called where it came from. */
export const fileNameOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
