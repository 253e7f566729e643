import { Code } from '@app/contract/common/envelope'
import { AppError } from '../../app-error.ts'

/** Why S3 does not do what it was asked. */
export type StorageFaultKind =
  /** No connection. */
  | 'unreachable'
  /** No answer in time. */
  | 'timeout'
  /** No secure connection. */
  | 'tls'
  | 'wrongKey'
  | 'noBucket'
  | 'noRights'
  /** The clocks of this server and of S3 differ too much for a signature to count. */
  | 'clock'
  | 'region'
  | 'full'
  /** Anything else that S3 reports. */
  | 'failed'

/** A fault of S3. Users are told that nothing was kept, and operators which it is: `health.files.s3.<kind>` in `locales/<lng>/server.json`. */
export class StorageFault extends AppError {
  readonly kind: StorageFaultKind

  constructor(kind: StorageFaultKind, cause?: unknown) {
    super(Code.unavailable, 'storageAway')
    this.kind = kind
    this.cause = cause
  }
}
