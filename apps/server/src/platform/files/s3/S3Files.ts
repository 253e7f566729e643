import { randomUUID } from 'node:crypto'
import type { S3mini } from 's3mini'
import type { Logger } from '../../log.ts'
import {
  type Files,
  KEPT_FOR_EVER,
  nameFile,
  parseFileName,
  SIGNED_SECONDS,
  type StoredFile,
} from '../files.ts'
import { StorageFault } from './StorageFault.ts'
import { bucketAddress, type S3Settings } from './s3-settings.ts'
import { storageFaultOf } from './storage-fault-of.ts'

/** An image of 2 MB takes this long at 1 Mbit/s; the browser waits for a minute. */
const REQUEST_MILLISECONDS = 20_000
/** As many names as S3 lists at once. */
const PAGE = 1_000

/**
 * Files in a private bucket of S3, or of what speaks its language. Browsers read them from there, under addresses that
 * are signed for a while. All methods throw StorageFault when S3 does not do what it is asked.
 */
export class S3Files implements Files {
  readonly #settings: S3Settings
  readonly #log: Logger
  readonly #milliseconds: number
  #opened: Promise<{ bucket: S3mini; publicBucket: S3mini }> | undefined

  /** @param milliseconds how long a request may take */
  constructor(settings: S3Settings, log: Logger, milliseconds = REQUEST_MILLISECONDS) {
    this.#settings = settings
    this.#log = log
    this.#milliseconds = milliseconds
  }

  async put(ownerId: number, bytes: Buffer): Promise<string> {
    const { name, type } = nameFile(ownerId, bytes)
    await this.#ask((bucket) => bucket.putObject(name, bytes, `image/${type}`, undefined, keptForEver))
    return name
  }

  async read(name: string): Promise<StoredFile | null> {
    const parsed = parseFileName(name)
    if (!parsed) return null
    const bytes = await this.#ask((bucket) => bucket.getObjectArrayBuffer(name))
    return bytes && { type: parsed.type, bytes: Buffer.from(bytes) }
  }

  async remove(name: string): Promise<void> {
    if (parseFileName(name)) await this.#ask((bucket) => bucket.deleteObject(name))
  }

  async *list(): AsyncGenerator<string> {
    let next: string | undefined
    do {
      const page = await this.#listPage('', PAGE, next)
      for (const { Key: name } of page.objects ?? []) if (parseFileName(name)) yield name
      next = page.nextContinuationToken
    } while (next !== undefined)
  }

  async locate(name: string): Promise<string | null> {
    const parsed = parseFileName(name)
    if (!parsed) return null
    const { publicBucket } = await this.#open()
    // Whatever lies in the bucket under this name is answered as the picture that its name says, never as a page.
    return publicBucket.getPresignedUrl('GET', name, SIGNED_SECONDS, {
      'response-content-type': `image/${parsed.type}`,
      'response-content-disposition': 'inline',
    })
  }

  async verify(): Promise<void> {
    const name = `health-${randomUUID()}`
    await this.#ask((bucket) => bucket.putObject(name, 'x'))
    try {
      await this.#ask(async (bucket) => {
        if ((await bucket.getObject(name)) !== 'x') throw new StorageFault('failed')
      })
      await this.#listPage(name, 1)
    } finally {
      await this.#ask((bucket) => bucket.deleteObject(name))
    }
  }

  #listPage(prefix: string, size: number, next?: string) {
    return this.#ask(async (bucket) => {
      const page = await bucket.listObjectsPaged('/', prefix, size, next)
      if (!page) throw new StorageFault('noBucket')
      return page
    })
  }

  async #ask<Answer>(request: (bucket: S3mini) => Promise<Answer>): Promise<Answer> {
    const { bucket } = await this.#open()
    return request(bucket).catch((error: unknown) => {
      const fault = storageFaultOf(error)
      // Whoever asked is told that it did not work; why is for the operator.
      if (fault instanceof StorageFault) this.#log.warn({ err: fault }, 'S3 did not do as asked')
      throw fault
    })
  }

  /** The client is loaded when it is first needed, so that a site without S3 does not pay for it. */
  #open() {
    this.#opened ??= import('s3mini').then(({ S3mini }) => {
      const open = (endpoint: string) =>
        new S3mini({
          endpoint: bucketAddress(this.#settings, endpoint),
          region: this.#settings.region,
          accessKeyId: this.#settings.accessKeyId,
          secretAccessKey: this.#settings.secretAccessKey,
          requestAbortTimeout: this.#milliseconds,
        })
      return { bucket: open(this.#settings.endpoint), publicBucket: open(this.#settings.publicEndpoint) }
    })
    return this.#opened
  }
}

/** The client's type names only Amazon's own headers here; it sends all. */
const keptForEver = { 'cache-control': KEPT_FOR_EVER }
