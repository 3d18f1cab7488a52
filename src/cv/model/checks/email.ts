const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})$/u;

/** Returns the domain of an email address, or `undefined` if the address is malformed. */
export function domainOf(email: string): string | undefined {
  if (email.length > 254 || /^\.|\.\.|\.@/.test(email)) return undefined;
  return EMAIL.exec(email)?.[1];
}

export const isEmail = (text: string) => domainOf(text) !== undefined;
