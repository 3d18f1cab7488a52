/** Returns the secret of a TOTP URI, for typing it instead of scanning the QR code. */
export const secretOf = (totpURI: string) => new URL(totpURI).searchParams.get('secret') ?? '';
