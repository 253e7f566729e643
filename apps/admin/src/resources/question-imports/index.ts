import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { lazy } from 'react'

/** Files that questions came in by. */
export const questionImports = {
  list: lazy(async () => ({ default: (await import('./ImportList.tsx')).ImportList })),
  create: lazy(async () => ({ default: (await import('./ImportCreate.tsx')).ImportCreate })),
  show: lazy(async () => ({ default: (await import('./ImportShow.tsx')).ImportShow })),
  icon: UploadFileOutlined,
}
