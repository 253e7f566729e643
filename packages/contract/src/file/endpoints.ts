import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { base64 } from '../common/schemas.ts'
import { MAX_IMAGE_BYTES } from './values.ts'

export const file = {
  add: endpoint({
    method: 'POST',
    path: '/api/file/add',
    access: 'user',
    summary:
      '上传一张写在文中的图片（jpeg、png、webp，至多5MB），去掉拍摄信息，太宽的缩小，webp的动图照旧会动；返回它在本站的地址',
    body: z.strictObject({
      /** The image file in base64. */
      image: base64(MAX_IMAGE_BYTES, 'pictureTooLarge'),
    }),
    maxBodyBytes: 8 * 1024 * 1024,
    data: z.string(),
  }),
}
