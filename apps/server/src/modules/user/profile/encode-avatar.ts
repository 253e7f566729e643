import { AVATAR_SIZE, type AvatarCrop, Code } from '@app/contract'
import sharp from 'sharp'
import { fieldRefused } from '../../../platform/app-error.ts'
import { imageTypeOf } from '../../../platform/files/image-type.ts'

/** An image that unfolds to more than this would take the server's memory. */
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10

// Whatever else libvips can read is out of reach, also where a file pretends to be what it is not.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One avatar never takes all cores from the answers to others.
sharp.concurrency(1)
sharp.cache(false)

export interface AvatarShape {
  /** Absent: the largest square in the middle. */
  crop?: AvatarCrop | undefined
  /** Degrees clockwise, before the crop. */
  rotation: number
}

/**
 * Makes an avatar of an uploaded image: a square webp of {@link AVATAR_SIZE} pixels, without the camera's metadata.
 * Decoded and encoded in libvips' own threads.
 * @throws AppError 40000 at `image` when it is no jpeg, png or webp, is damaged or has too many pixels, at `crop` when
 * that is outside of it
 */
export async function encodeAvatar(bytes: Buffer, { crop, rotation }: AvatarShape): Promise<Buffer> {
  if (imageTypeOf(bytes) === null) throw fieldRefused(Code.badParameters, 'image', 'imageType')
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { autoOrient } = await image.metadata().catch(refuse)
  if (autoOrient.width * autoOrient.height > MAX_PIXELS)
    throw fieldRefused(Code.badParameters, 'image', 'imageTooManyPixels')
  const isTurned = rotation % 180 !== 0
  const [width, height] = isTurned
    ? [autoOrient.height, autoOrient.width]
    : [autoOrient.width, autoOrient.height]
  image.autoOrient().rotate(rotation)
  if (crop) {
    if (crop.left + crop.size > width || crop.top + crop.size > height)
      throw fieldRefused(Code.badParameters, 'crop', 'cropOutside')
    image.extract({ left: crop.left, top: crop.top, width: crop.size, height: crop.size })
  }
  return image
    .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch(refuse)
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message)
  throw fieldRefused(Code.badParameters, 'image', isTooLarge ? 'imageTooManyPixels' : 'imageDamaged')
}
