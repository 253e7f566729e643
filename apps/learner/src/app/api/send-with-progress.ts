import type { Transport, TransportRequest } from '@app/api-client'

type Upload = Omit<TransportRequest, 'onProgress'> & { onProgress: (share: number) => void }

/** Sends what is to be told about by XMLHttpRequest, and everything else as before. */
export function tellingProgress(send: Transport): Transport {
  return (request) => {
    const { onProgress } = request
    return onProgress ? sendWithProgress({ ...request, onProgress }) : send(request)
  }
}

/** Sends a JSON body and tells how much of it has left, which fetch cannot. */
function sendWithProgress({
  method,
  path,
  body,
  headers,
  signal,
  onProgress,
  onRequestId,
}: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', 'application/json')
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      const id = request.getResponseHeader('x-request-id')
      if (id) onRequestId?.(id)
      resolve(parse(request.responseText))
    }
    request.onerror = () => reject(new TypeError('the connection was lost'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', abort)
    request.send(JSON.stringify(body ?? {}))
  })
}

/** A proxy's page is no JSON; who asked finds that it is no envelope. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
