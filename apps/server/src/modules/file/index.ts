import { contract } from '@app/contract/contract'
import { MAX_IMAGE_WIDTH } from '@app/contract/file/values'
import { encodeImage } from '../../platform/files/encode-image.ts'
import { type Files, fileAddress } from '../../platform/files/files.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'

const QUALITY = 85
/** What webp can hold, and what jpeg can. */
const MAX_WEBP_HEIGHT = 16_383
const MAX_HEIGHT = 65_535

/** Images that users write into their texts. What others read with them stays when an account is given up. */
export function createFile({ files, limits }: { files: Files; limits: Limits }) {
  const keep = async (ownerId: number, image: string): Promise<string> => {
    await limits.consume('imageHour', ownerId)
    const bytes = await encodeImage(
      Buffer.from(image, 'base64'),
      (read, { width, height }) => {
        const scale = Math.min(1, MAX_IMAGE_WIDTH / width, MAX_HEIGHT / height)
        const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
        const fitted = read.resize({ ...size, fit: 'inside', withoutEnlargement: true })
        return size.height <= MAX_WEBP_HEIGHT
          ? fitted.webp({ quality: QUALITY })
          : fitted.flatten({ background: 'white' }).jpeg({ quality: QUALITY })
      },
      { isAnimated: true },
    )
    return fileAddress(await files.put(ownerId, bytes))
  }
  return {
    services: {},
    routes: (app) => implement(app, contract.file.add, ({ image }, { caller }) => keep(caller.id, image)),
  } satisfies ServerModule
}
