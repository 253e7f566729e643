import { contract, MAX_IMAGE_SIDE } from '@app/contract'
import { encodeImage } from '../../platform/files/encode-image.ts'
import { type Files, fileAddress } from '../../platform/files/files.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'

const QUALITY = 85

/** Images that users write into their texts. What others read with them stays when an account is given up. */
export function createFile({ files, limits }: { files: Files; limits: Limits }) {
  const keep = async (ownerId: number, image: string): Promise<string> => {
    await limits.consume('imageHour', ownerId)
    const side = { width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE }
    const bytes = await encodeImage(Buffer.from(image, 'base64'), QUALITY, (read) =>
      read.resize({ ...side, fit: 'inside', withoutEnlargement: true }),
    )
    return fileAddress(await files.put(ownerId, bytes))
  }
  return {
    services: {},
    routes: (app) => implement(app, contract.file.add, ({ image }, { caller }) => keep(caller.id, image)),
  } satisfies ServerModule
}
