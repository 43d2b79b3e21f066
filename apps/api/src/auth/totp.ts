import * as OTPAuth from 'otpauth';
import { qrCode } from './qr-code.ts';

/*
 * Codes of authenticator apps (RFC 6238), with the parameters that every app supports: SHA-1, 6 digits, 30 seconds.
 */

/** The code of the previous and of the next step are accepted too, because clocks differ. */
const WINDOW = 1;

type Label = { issuer: string; username: string };

/** A new secret as text and as a QR code. */
export function newTotp({ issuer, username }: Label) {
  const totp = new OTPAuth.TOTP({ issuer, label: username, secret: new OTPAuth.Secret({ size: 20 }) });
  return { secret: totp.secret.base32, qr: qrCode(totp.toString()) };
}

/** Verifies a code. Returns the number of its 30-second time step, or undefined if the code is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new OTPAuth.TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
