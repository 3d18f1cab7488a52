const FORM = /^[^\s@"(),:;<>[\]\\]{1,64}@((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})$/u;

/** What stands behind the @ of an address that mail could be sent to. */
export function domainOf(email: string): string | undefined {
  if (email.length > 254 || /^\.|\.\.|\.@/.test(email)) return undefined;
  return FORM.exec(email)?.[1];
}

export const isEmail = (text: string) => domainOf(text) !== undefined;
