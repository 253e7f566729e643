import { Code } from '@app/contract/common/envelope'
import { AppError } from './app-error.ts'

/** What has become of a case by the time that another admin wants to act on it. */
export type HandledAs =
  | 'hidden'
  | 'visible'
  | 'deleted'
  | 'dismissed'
  | 'taken'
  | 'accepted'
  | 'changed'
  | 'refused'
  | 'adopted'
  | 'kept'

/**
 * Tells a second admin who did what to a case meanwhile.
 * @param by who it was; null when that is not known any more
 */
export function handledBefore(as: HandledAs, title: string, by: string | null): AppError {
  return by === null
    ? new AppError(Code.conflict, 'handled.somebody', null, { title })
    : new AppError(Code.conflict, `handled.${as}`, null, { title, name: by })
}

/** Tells an admin that the author took a case back meanwhile. */
export const takenBack = (title: string): AppError =>
  new AppError(Code.conflict, 'handled.takenBack', null, { title })
