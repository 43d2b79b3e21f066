/** The reason why a file is refused, as a sentence for the user. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type RefusalCode = 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE';

export const UNREADABLE = 'This file is damaged and cannot be read. Please export it again, or choose another one.';
