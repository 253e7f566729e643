import { Code } from '@app/contract/common/envelope'
import type { AvatarCrop } from '@app/contract/user-profile/schemas'
import { AVATAR_SIZE } from '@app/contract/user-profile/values'
import { fieldRefused } from '../../../platform/app-error.ts'
import { encodeImage } from '../../../platform/files/encode-image.ts'

const QUALITY = 82

export interface AvatarShape {
  /** Absent: the largest square in the middle. */
  crop?: AvatarCrop | undefined
  /** Degrees clockwise, before the crop. */
  rotation: number
}

/**
 * Makes an avatar of an uploaded image: a square webp of {@link AVATAR_SIZE} pixels.
 * @throws AppError 40000 at `image` when it can't be read, at `crop` when that is outside of it
 */
export function encodeAvatar(bytes: Buffer, { crop, rotation }: AvatarShape): Promise<Buffer> {
  return encodeImage(bytes, (image, size) => {
    const isTurned = rotation % 180 !== 0
    const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height]
    image.rotate(rotation)
    if (crop) {
      if (crop.left + crop.size > width || crop.top + crop.size > height)
        throw fieldRefused(Code.badParameters, 'crop', 'cropOutside')
      image.extract({ left: crop.left, top: crop.top, width: crop.size, height: crop.size })
    }
    return image.resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: QUALITY })
  })
}
