/** The secret that an authenticator app takes from the QR code, for those who type it. */
export const secretOf = (totpURI: string) => new URL(totpURI).searchParams.get('secret') ?? '';
