/** Returns the original file name of a stored file. */
export const fileNameOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
