import { Code } from '@app/contract/common/envelope'
import sharp, { type Sharp } from 'sharp'
import { fieldRefused } from '../app-error.ts'
import { imageTypeOf, isAnimatedPng, isHeic } from './image-type.ts'

/** An image that unfolds to more than this would take the server's memory. */
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10

// Whatever else libvips can read is out of reach, also where a file pretends to be what it is not.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One image never takes all cores from the answers to others.
sharp.concurrency(1)
sharp.cache(false)

/** How an image is to be changed, and into what. @param size in pixels, as one sees it */
type Shape = (image: Sharp, size: { width: number; height: number }) => Sharp

interface Options {
  /** Whether an image of several frames keeps them; else its first one is taken. */
  isAnimated?: boolean
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an uploaded image and makes another of it, without the camera's metadata. One at a time: several large images at
 * once would take the memory of all. Decoded and encoded in libvips' own threads.
 * @throws AppError 40000 at `image` when it is no jpeg, png or webp, is damaged, has too many pixels or frames that would
 * be lost; and what `shape` throws
 */
export function encodeImage(bytes: Buffer, shape: Shape, options: Options = {}): Promise<Buffer> {
  const encoded = last.then(() => encode(bytes, shape, options))
  last = encoded.catch(() => {})
  return encoded
}

async function encode(bytes: Buffer, shape: Shape, { isAnimated = false }: Options): Promise<Buffer> {
  if (imageTypeOf(bytes) === null)
    throw fieldRefused(Code.badParameters, 'image', isHeic(bytes) ? 'imageHeic' : 'imageType')
  if (isAnimated && isAnimatedPng(bytes)) throw fieldRefused(Code.badParameters, 'image', 'imageAnimatedPng')
  const image = sharp(bytes, { animated: isAnimated, limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { autoOrient, pageHeight, pages = 1 } = await image.metadata().catch(refuse)
  const size = { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
  if (size.width * size.height * pages > MAX_PIXELS)
    throw fieldRefused(Code.badParameters, 'image', 'imageTooManyPixels')
  return shape(image.autoOrient(), size).timeout({ seconds: MAX_SECONDS }).toBuffer().catch(refuse)
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message)
  throw fieldRefused(Code.badParameters, 'image', isTooLarge ? 'imageTooManyPixels' : 'imageDamaged')
}
