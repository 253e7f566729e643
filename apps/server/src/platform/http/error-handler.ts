import { Code, type Envelope } from '@app/contract/common/envelope'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { temporaryFault } from '../db/errors.ts'
import { hasValidationText, type Language, translator } from '../i18n.ts'
import { describeIssues, InvalidInput } from './validation.ts'

/** Turns whatever was thrown into the envelope. Details of a system error go to the log only. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isCut = hasLeft(error, request)
  const { status, envelope } = describeError(isCut ? new InvalidInput([]) : error, request.language)
  const { id: requestId } = request
  request.answerCode = envelope.code
  if (isCut) request.log.debug({ requestId }, 'request cut by its reader')
  else if (status >= 500) request.log.error({ err: error, requestId }, 'request failed')
  if (error instanceof AppError && isRefusedAccess(error, request)) {
    const { route: call } = request
    request.log.info(
      { userId: request.caller?.id, call, reason: error.messageKey, requestId },
      'access refused',
    )
  }
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
}

/** Readers leave while they send a request, or while its answer is on its way; the stream breaks off, and nobody waits for it. */
function hasLeft(error: object, { raw }: FastifyRequest): boolean {
  if (!('code' in error) || !raw.socket.destroyed) return false
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || (error.code === 'ECONNRESET' && !raw.complete)
}

/** Guests who ask for what is not theirs are everyday; a user or an ended session may be more. */
function isRefusedAccess({ code }: AppError, { caller, headers }: FastifyRequest): boolean {
  if (code === Code.noPermission || code === Code.secondFactorMissing) return caller !== null
  return code === Code.notLoggedIn && headers.authorization !== undefined
}

function describeError(
  error: FastifyError | Error,
  language: Language,
): { status: number; envelope: Envelope } {
  const t = translator(language)
  const answer = (code: Code, messageKey: string, data: unknown = null, status = 200, values = {}) => ({
    status,
    envelope: { code, message: t(messageKey, values), data },
  })
  if (error instanceof InvalidInput)
    return answer(Code.badParameters, 'badParameters', describeIssues(error.issues, language))
  if (error instanceof AppError)
    return answer(error.code, error.messageKey, translateFields(error, language), 200, error.values)
  const fault = temporaryFault(error)
  if (fault) return answer(Code.unavailable, fault, null, 503)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413) return answer(Code.tooLarge, 'tooLarge')
  if (status >= 400 && status < 500) return answer(Code.badParameters, 'unreadable', [])
  return answer(Code.systemError, 'systemError', null, 500)
}

/** Field errors thrown by services hold keys of `validation.json`; readers get the texts. */
function translateFields({ data, values }: AppError, language: Language): unknown {
  if (!Array.isArray(data)) return data
  const t = translator(language)
  return data.map((field) =>
    hasValidationText(field.message)
      ? { ...field, message: t(`validation:${field.message}`, values) }
      : field,
  )
}

/** Answers a path of the api that does not exist. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.answerCode = Code.notFound
  const envelope: Envelope = {
    code: Code.notFound,
    message: translator(request.language)('unknownCall'),
    data: null,
  }
  return reply.status(404).send(envelope)
}
